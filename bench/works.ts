import { projectTags } from '#contract/catalogue/project-tags.ts';
import { schools } from '#contract/catalogue/schools.ts';
import { feed } from '#contract/feed/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { works as contract } from '#contract/works/contract.ts';
import { addressOf } from '#server/testing/send.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { findCostliest } from './support/find-costliest.ts';
import type { Target } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { seedWorks } from './support/seed-works.ts';

const [school] = schools;
const [tag] = projectTags;
const [major] = school.programmes;

const filters: QueryInputOf<typeof contract.list>[] = [
  {},
  { tag },
  { type: 'video' },
  { school: school.name },
  { major, tag, type: 'audio' },
];

const searches = [null, 'poster', 'no 4711', 'qqqq'].flatMap((q) =>
  filters.map((chosen) => addressOf(contract.list, { query: { ...(q ? { q } : {}), ...chosen } })),
);

const withWorks = (act: (environment: LargeEnvironment) => Promise<number>): Promise<number> =>
  withLargeEnvironment(async (environment) => {
    await seedWorks(environment.db);
    return act(environment);
  });

const targetFor = ({ url, ordinary, processes }: LargeEnvironment, path: string): Target => ({
  url: url + path,
  cookie: ordinary.cookie,
  processes,
});

const deepPage: Benchmark = {
  name: 'works, 200th page',
  description: 'CPU time of the first page of 5,000 works, over that of the 200th',
  threshold: 1 / 1.5,
  unit: 'ratio',
  measure: () =>
    withWorks(async (environment) =>
      compareCost(
        targetFor(environment, await findPage(environment, 200)),
        targetFor(environment, contract.list.path),
      ),
    ),
};

const search: Benchmark = {
  name: 'works, filters',
  description: 'CPU time of the feed, over that of the costliest combination of words and filters',
  threshold: 0.15,
  unit: 'ratio',
  measure: () =>
    withWorks(async (environment) => {
      const costliest = await findCostliest((path) => targetFor(environment, path), searches);
      return compareCost(targetFor(environment, costliest), targetFor(environment, feed.list.path));
    }),
};

async function findPage({ url, ordinary }: LargeEnvironment, number: number): Promise<string> {
  let path: string = contract.list.path;
  for (let page = 1; page < number; page++) {
    const answer = await fetch(url + path, { headers: { cookie: ordinary.cookie } });
    path = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    await answer.text();
  }
  return path;
}

export const works: Benchmark[] = [deepPage, search];

if (import.meta.main) await benchmark(...works);
