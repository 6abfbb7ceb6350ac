import { findFreePort } from '#scripts/support/find-free-port.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { load } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { startChild } from './support/start-child.ts';
import { waitForResponse } from './support/wait-for-response.ts';

type Target = [url: string, cookie: string];

/** The median, over short rounds that take turns, of the requests a second of the one over those of the other. */
async function compare(one: Target, other: Target, connections = 16): Promise<number> {
  for (const target of [one, other]) await load(...target, 3, connections);
  const rounds: { one: number; other: number }[] = [];
  for (let round = 0; round < 9; round++) {
    rounds.push({
      one: await load(...one, 1, connections),
      other: await load(...other, 1, connections),
    });
  }
  const figures = rounds.map((round) => `${round.one.toFixed(0)}/${round.other.toFixed(0)}`);
  console.log(`  requests/s: ${figures.join(' ')}`);
  return median(rounds.map((round) => round.one / round.other));
}

const wholeStack = (connections: number): Benchmark => ({
  name: `feed, ${connections} connections`,
  description:
    'GET /api/feed through the whole stack, over a bare node:http + pg handler of the same SQL',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async ({ url, databaseUrl, ordinary }) => {
      const port = await findFreePort();
      const script = new URL('./baseline/feed-server.ts', import.meta.url);
      const bare = startChild(script, {}, [databaseUrl, String(port), ordinary.id]);
      const theirs: Target = [`http://127.0.0.1:${port}/`, ''];
      try {
        await waitForResponse(theirs[0]);
        const ours: Target = [`${url}/api/feed`, ordinary.cookie];
        return await compare(ours, theirs, connections);
      } finally {
        await bare.stop();
      }
    }),
});

const slowestShare = 1 / 1.5;

const deepPage: Benchmark = {
  name: 'feed, 200th page',
  description: 'requests a second of the 200th page, over those of the first',
  threshold: slowestShare,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      const { url, ordinary } = environment;
      const deep = await pageOf(environment, 200);
      return compare([deep, ordinary.cookie], [`${url}/api/feed`, ordinary.cookie]);
    }),
};

const heavyMember: Benchmark = {
  name: 'feed, heavy member',
  description:
    'requests a second of a member with 20,000 saves and applications, over those of an ordinary one',
  threshold: slowestShare,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(({ url, ordinary, heavy }) =>
      compare([`${url}/api/feed`, heavy.cookie], [`${url}/api/feed`, ordinary.cookie]),
    ),
};

async function pageOf({ url, ordinary }: LargeEnvironment, number: number): Promise<string> {
  let address = '/api/feed';
  for (let page = 1; page < number; page++) {
    const answer = await fetch(url + address, { headers: { cookie: ordinary.cookie } });
    address = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    await answer.text();
  }
  return url + address;
}

export const feed: Benchmark[] = [wholeStack(16), wholeStack(64), deepPage, heavyMember];

if (import.meta.main) await benchmark(...feed);
