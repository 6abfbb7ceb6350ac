import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { gatherCrowd } from './support/crowd.ts';
import { type LargeStage, onLargeStage } from './support/large-stage.ts';

const content = 'Written by the bench.';
const [few, many] = [10, 10_000];
const posts = 300;

export const postToMany: Benchmark = {
  name: 'posting to 10,000',
  says: 'the time to create a post while 10 people are online, over the time while 10,000 are',
  required: 0.9,
  unit: 'ratio',
  measure: () =>
    onLargeStage(async (stage) => {
      try {
        await postsFor(stage, few, 200);
        const ratios: number[] = [];
        let before = await postsFor(stage, few, posts);
        for (let round = 0; round < 3; round++) {
          const during = await postsFor(stage, many, posts);
          const after = await postsFor(stage, few, posts);
          const times = [before, during, after].map((time) => `${time.toFixed(2)} ms`);
          console.log(`  10, 10,000 and again 10 online: ${times.join(', ')}`);
          ratios.push((before + after) / 2 / during);
          before = after;
        }
        return median(ratios);
      } finally {
        await stage.db.$client.query('DELETE FROM posts WHERE content = $1', [content]);
      }
    }),
};

async function postsFor(stage: LargeStage, online: number, count: number): Promise<number> {
  const crowd = await gatherCrowd(stage.db, stage.url, online);
  const times: number[] = [];
  while (times.length < count) times.push(await post(stage));
  await crowd.leave();
  return median(times);
}

async function post({ url, ordinary }: LargeStage): Promise<number> {
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

if (import.meta.main) await benchmark(postToMany);
