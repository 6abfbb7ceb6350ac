import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { findCostliest } from './support/find-costliest.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { seedConnections } from './support/seed-connections.ts';

const [school, otherSchool] = schools;
const [major] = school.programmes;
const [skill] = skills;

const words = [null, 'film', 'rosa', 'music technology', 'castilo'];
const filters: Record<string, string>[] = [
  {},
  { skill },
  { gradYear: '2024' },
  { school: school.name },
  { major },
  { skill, school: otherSchool.name },
  { school: school.name, major, gradYear: '2024', skill },
];

/** Every combination of words and filters that people may choose. */
const searches = words.flatMap((q) =>
  filters.map(
    (chosen) => `/api/users/search?${new URLSearchParams({ ...(q ? { q } : {}), ...chosen })}`,
  ),
);

function targetFor({ url, ordinary, processes }: LargeEnvironment, path: string) {
  return { url: url + path, cookie: ordinary.cookie, processes };
}

function besideFeed(environment: LargeEnvironment, path: string): Promise<number> {
  return compareCost(targetFor(environment, path), targetFor(environment, '/api/feed'));
}

const search: Benchmark = {
  name: 'people search',
  description: 'CPU time of the feed, over that of the costliest combination of words and filters',
  threshold: 0.4,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) =>
      besideFeed(
        environment,
        await findCostliest((path) => targetFor(environment, path), searches),
      ),
    ),
};

const recommendations: Benchmark = {
  name: 'recommendations',
  description: 'CPU time of the feed, over that of GET /api/connections/recommended',
  threshold: 0.15,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      await seedConnections(environment.db);
      return besideFeed(environment, '/api/connections/recommended');
    }),
};

export const people: Benchmark[] = [search, recommendations];

if (import.meta.main) await benchmark(...people);
