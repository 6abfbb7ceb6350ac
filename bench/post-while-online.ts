import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { connectClients } from './support/connect-clients.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';

const content = 'Written by the bench.';
const [few, many] = [10, 10_000];
const posts = 300;

export const postWhileOnline: Benchmark = {
  name: 'posting to 10,000',
  description:
    'the time to create a post while 10 people are online, over the time while 10,000 are',
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
          const times = [before, during, after].map((time) => `${time.toFixed(2)} ms`);
          console.log(`  10, 10,000 and again 10 online: ${times.join(', ')}`);
          ratios.push((before + after) / 2 / during);
          before = after;
        }
        return median(ratios);
      } finally {
        await environment.db.$client.query('DELETE FROM posts WHERE content = $1', [content]);
      }
    }),
};

async function postsFor(
  environment: LargeEnvironment,
  online: number,
  count: number,
): Promise<number> {
  const clients = await connectClients(environment.db, environment.url, online);
  const times: number[] = [];
  while (times.length < count) times.push(await post(environment));
  await clients.disconnect();
  return median(times);
}

async function post({ url, ordinary }: LargeEnvironment): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ordinary.cookie },
    body: JSON.stringify({ content }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`A post was answered with ${answer.status}.`);
  return performance.now() - started;
}

if (import.meta.main) await benchmark(postWhileOnline);
