import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { generateLoad } from './support/generate-load.ts';
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

/** By the cheapest of some tries each: one bad moment of the machine must not choose. */
async function findCostliest(environment: LargeEnvironment, paths: string[]): Promise<string> {
  const costs = new Map<string, number>();
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const path of paths) {
      const { cost } = await generateLoad(targetFor(environment, path), 100);
      costs.set(path, Math.min(cost, costs.get(path) ?? cost));
    }
  }
  const [costliest] = [...costs].toSorted(([, one], [, other]) => other - one);
  if (!costliest) throw new Error('Nothing was measured.');
  console.log(`  the costliest: ${costliest[0]} at ${costliest[1].toFixed(2)} CPU ms`);
  return costliest[0];
}

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
      besideFeed(environment, await findCostliest(environment, searches)),
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
