import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { connections } from '#contract/connections/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { addressOf } from '#server/testing/send.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { findCostliest } from './support/find-costliest.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { seedConnections } from './support/seed-connections.ts';
import { seedWorks } from './support/seed-works.ts';

const [school, otherSchool] = schools;
const [major] = school.programmes;
const [skill] = skills;

const words = [null, 'film', 'rosa', 'music technology', 'castilo'];
type Search = QueryInputOf<typeof discover.search>;

const filters: Search[] = [
  {},
  { skill },
  { gradYear: '2024' },
  { school: school.name },
  { major },
  { skill, school: otherSchool.name },
  { school: school.name, major, gradYear: '2024', skill },
];

const searchPath = (query: Search) => addressOf(discover.search, { query });

/** Every combination of words and filters that people may choose. */
const searches = words.flatMap((q) =>
  filters.map((chosen) => searchPath({ ...(q ? { q } : { sort: 'name' as const }), ...chosen })),
);

function targetFor({ url, ordinary, processes }: LargeEnvironment, path: string) {
  return { url: url + path, cookie: ordinary.cookie, processes };
}

function besideFeed(environment: LargeEnvironment, path: string): Promise<number> {
  return compareCost(targetFor(environment, path), targetFor(environment, feed.list.path));
}

const search: Benchmark = {
  name: 'people search',
  description: 'CPU time of the feed, over that of the costliest combination of words and filters',
  threshold: 0.3,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) =>
      besideFeed(
        environment,
        await findCostliest((path) => targetFor(environment, path), searches),
      ),
    ),
};

/** Beside the alphabet, which reads an index: what is measured is the ranking. */
const byMatch = (name: string, query: Search, threshold: number): Benchmark => ({
  name,
  description: 'CPU time of Discover by name, over that by match',
  threshold,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      await seedConnections(environment.db);
      await seedWorks(environment.db);
      return compareCost(
        targetFor(environment, searchPath({ limit: 20, ...query })),
        targetFor(environment, searchPath({ limit: 20, ...query, sort: 'name' })),
      );
    }),
});

const recommendations: Benchmark = {
  name: 'recommendations',
  description: 'CPU time of the feed, over that of GET /api/connections/recommended',
  threshold: 0.15,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      await seedConnections(environment.db);
      return besideFeed(environment, connections.recommended.path);
    }),
};

export const people: Benchmark[] = [
  search,
  byMatch('people by match', {}, 0.12),
  byMatch('people by match, filtered', { skill, school: school.name }, 0.12),
  recommendations,
];

if (import.meta.main) await benchmark(...people);
