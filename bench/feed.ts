import { auth } from '#contract/auth/contract.ts';
import { type FeedBoard, feedBoards } from '#contract/feed/boards.ts';
import { feed as contract } from '#contract/feed/contract.ts';
import { addressOf } from '#server/testing/send.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import type { Target } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { withBaseline } from './support/with-baseline.ts';

const beside = (connections: number): Benchmark => ({
  name: `feed, ${connections} connections`,
  description: 'CPU time of a node:http + pg handler of the same SQL, over that of GET /api/feed',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment((environment) => {
      const { databaseUrl, ordinary, processes } = environment;
      return withBaseline('feed-server', [databaseUrl, ordinary.id], processes, (baseline) =>
        compareCost(firstPage(environment), baseline, connections),
      );
    }),
});

/** The baseline above runs the same SQL: only this notices that the SQL itself has become slow. */
const besideOneRow: Benchmark = {
  name: 'feed, beside one row',
  description: 'CPU time of GET /api/auth/user, over that of a page of the feed',
  threshold: 1 / 8,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment((environment) => {
      const page = firstPage(environment);
      return compareCost(page, { ...page, url: environment.url + auth.user.path });
    }),
};

const withCommentCounts: Benchmark = {
  name: 'feed, with comment counts',
  description: 'CPU time of the SQL of the feed without its comment counts, over that with them',
  threshold: 0.98,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(({ databaseUrl, ordinary, processes }) => {
      const args = [databaseUrl, ordinary.id];
      return withBaseline('feed-server', args, processes, (counting) =>
        withBaseline('feed-server', [...args, 'without-comments'], processes, (plain) =>
          compareCost(counting, plain),
        ),
      );
    }),
};

const leastShare = 1 / 1.5;

const deepPage: Benchmark = {
  name: 'feed, 200th page',
  description: 'CPU time of the first page, over that of the 200th',
  threshold: leastShare,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      const first = firstPage(environment);
      return compareCost({ ...first, url: await findPage(environment, 200) }, first);
    }),
};

const heavyMember: Benchmark = {
  name: 'feed, heavy member',
  description:
    'CPU time of the feed of an ordinary member, over that of one with 20,000 saves and applications',
  threshold: leastShare,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment((environment) => {
      const ordinary = firstPage(environment);
      return compareCost({ ...ordinary, cookie: environment.heavy.cookie }, ordinary);
    }),
};

const board = (name: FeedBoard): Benchmark => ({
  name: `feed, board ${name}`,
  description: `CPU time of a page of Everything, over that of the board ${name}`,
  threshold: 0.5,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment((environment) => {
      const everything = firstPage(environment);
      return compareCost(
        {
          ...everything,
          url: environment.url + addressOf(contract.list, { query: { board: name } }),
        },
        everything,
      );
    }),
});

function firstPage({ url, ordinary, processes }: LargeEnvironment): Target {
  return { url: url + contract.list.path, cookie: ordinary.cookie, processes };
}

async function findPage({ url, ordinary }: LargeEnvironment, number: number): Promise<string> {
  let address: string = contract.list.path;
  for (let page = 1; page < number; page++) {
    const answer = await fetch(url + address, { headers: { cookie: ordinary.cookie } });
    address = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    await answer.text();
  }
  return url + address;
}

export const feed: Benchmark[] = [
  beside(16),
  beside(64),
  besideOneRow,
  withCommentCounts,
  deepPage,
  heavyMember,
  ...feedBoards.filter((name) => name !== 'everything').map(board),
];

if (import.meta.main) await benchmark(...feed);
