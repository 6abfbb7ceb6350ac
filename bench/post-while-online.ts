import { posts as postRoutes } from '#contract/posts/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { connectClients } from './support/connect-clients.ts';
import { measureCpu } from './support/cpu-time.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';

const content = 'Written by the bench.';
const [few, many] = [10, 10_000];
const posts = 300;

export const postWhileOnline: Benchmark = {
  name: 'posting to 10,000',
  description: 'CPU time of creating a post while 10 people are online, over that while 10,000 are',
  threshold: 0.9,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      try {
        await postsFor(environment, few, 200);
        const ratios: number[] = [];
        let before = await postsFor(environment, few, posts);
        for (let round = 0; round < 3; round++) {
          const during = await postsFor(environment, many, posts);
          const after = await postsFor(environment, few, posts);
          const figures = [before, during, after].map(describe).join(', ');
          console.log(`  10, 10,000 and again 10 online: ${figures}`);
          ratios.push((before.cost + after.cost) / 2 / during.cost);
          before = after;
        }
        return median(ratios);
      } finally {
        await environment.db.$client.query('DELETE FROM posts WHERE content = $1', [content]);
      }
    }),
};

interface Posts {
  /** CPU milliseconds of a post. */
  cost: number;
  /** Milliseconds from request to answer. */
  time: number;
}

async function postsFor(
  environment: LargeEnvironment,
  online: number,
  count: number,
): Promise<Posts> {
  const clients = await connectClients(environment.db, environment.url, online);
  const times: number[] = [];
  const { cpu } = await measureCpu(environment.processes, async () => {
    while (times.length < count) times.push(await post(environment));
  });
  await clients.disconnect();
  return { cost: cpu / count, time: median(times) };
}

function describe({ cost, time }: Posts): string {
  return `${cost.toFixed(2)} CPU ms in ${time.toFixed(2)} ms`;
}

async function post({ url, ordinary: { cookie } }: LargeEnvironment): Promise<number> {
  const started = performance.now();
  const answer = await fetchRoute({ url, cookie }, postRoutes.create, { body: { content } });
  await answer.text();
  if (answer.status !== 201) throw new Error(`A post was answered with ${answer.status}.`);
  return performance.now() - started;
}

if (import.meta.main) await benchmark(postWhileOnline);
