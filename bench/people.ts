import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { load } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { seedConnections } from './support/seed-connections.ts';

const rounds = 5;
const seconds = 2;

const words = [null, 'film', 'rosa', 'music technology', 'castilo'];
const filters: Record<string, string>[] = [
  {},
  { skill: 'Ballet' },
  { gradYear: '2024' },
  { school: 'Tisch School of the Arts' },
  { major: 'Drama' },
  { skill: 'Ballet', school: 'Gallatin School' },
  { school: 'Tisch School of the Arts', major: 'Drama', gradYear: '2024', skill: 'Ballet' },
];

/** Every combination of words and filters that people may choose. */
const searches = words.flatMap((q) =>
  filters.map(
    (chosen) => `/api/users/search?${new URLSearchParams({ ...(q ? { q } : {}), ...chosen })}`,
  ),
);

/** By the best of some tries each: one bad moment of the machine must not choose. */
async function slowestOf({ url, ordinary }: LargeEnvironment, paths: string[]): Promise<string> {
  const best = new Map<string, number>();
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const path of paths) {
      const perSecond = await load(url + path, ordinary.cookie, 1);
      best.set(path, Math.max(perSecond, best.get(path) ?? 0));
    }
  }
  const [slowest] = [...best].toSorted(([, one], [, other]) => one - other);
  if (!slowest) throw new Error('Nothing was measured.');
  console.log(`  the slowest: ${slowest[0]} at ${slowest[1].toFixed(0)} requests/s`);
  return slowest[0];
}

/** The median, over some rounds, of the throughput of `path` over that of the feed. */
async function overFeed({ url, ordinary }: LargeEnvironment, path: string): Promise<number> {
  const ratios: number[] = [];
  for (const address of [path, '/api/feed']) await load(url + address, ordinary.cookie, 2);
  for (let round = 0; round < rounds; round++) {
    const one = await load(url + path, ordinary.cookie, seconds);
    const feed = await load(`${url}/api/feed`, ordinary.cookie, seconds);
    console.log(`  ${one.toFixed(0)} of ${feed.toFixed(0)} requests/s`);
    ratios.push(one / feed);
  }
  return median(ratios);
}

const search: Benchmark = {
  name: 'people search',
  description:
    'requests a second of the slowest combination of words and filters, over those of the feed',
  threshold: 0.4,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) =>
      overFeed(environment, await slowestOf(environment, searches)),
    ),
};

const recommendations: Benchmark = {
  name: 'recommendations',
  description: 'requests a second of GET /api/connections/recommended, over those of the feed',
  threshold: 0.15,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      await seedConnections(environment.db);
      return overFeed(environment, '/api/connections/recommended');
    }),
};

export const people: Benchmark[] = [search, recommendations];

if (import.meta.main) await benchmark(...people);
