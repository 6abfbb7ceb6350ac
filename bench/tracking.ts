import { setTimeout } from 'node:timers/promises';
import { feed as feedRoutes } from '#contract/feed/contract.ts';
import { tracking as contract } from '#contract/tracking/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { warmUp } from './support/compare-cost.ts';
import { generateLoad, type Target } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';

const rounds = 7;
const eventsPerSecond = 2_000;
const batch = 100;
const pages = ['/', '/jobs', '/discover', '/profile/user_1', '/jobs/job_1', '/messages'];

/** How much of the feed is left to its readers while 2,000 events come in every second. */
export const tracking: Benchmark = {
  name: 'feed, while 2,000 events a second come in',
  description: 'Requests a second of GET /api/feed while events are taken in, over those without',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      const { url, ordinary, processes, db } = environment;
      const feed: Target = { url: url + feedRoutes.list.path, cookie: ordinary.cookie, processes };
      const amount = await warmUp(feed, 16, 2_000);
      const ratios: number[] = [];
      const began = new Date().toISOString();
      for (let round = 0; round < rounds; round++) {
        const alone = await generateLoad(feed, amount);
        const stop = collect(environment);
        const beside = await generateLoad(feed, amount);
        const taken = await stop();
        const [before, during, events] = [alone.perSecond, beside.perSecond, taken].map(Math.round);
        console.log(`  requests/s: ${before} alone, ${during} beside ${events} events/s`);
        ratios.push(beside.perSecond / alone.perSecond);
      }
      const sql = 'DELETE FROM analytics_events WHERE user_id = $1 AND created_at >= $2';
      await db.$client.query(sql, [ordinary.id, began]);
      return median(ratios);
    }),
};

/** Sends batches until the returned function is called, which answers how many events a second were taken in. */
function collect({ url, ordinary }: LargeEnvironment): () => Promise<number> {
  const began = performance.now();
  let sent = 0;
  let isOver = false;
  const answers: Promise<number>[] = [];
  const send = async (): Promise<number> => {
    const events = Array.from({ length: batch }, (_, n) => event(sent + n));
    sent += batch;
    const sender = { url, cookie: ordinary.cookie };
    const answer = await fetchRoute(sender, contract.recordBatch, { body: { events } });
    if (answer.status !== 204) throw new Error(`A batch was answered with ${answer.status}.`);
    return batch;
  };
  const run = async () => {
    while (!isOver) {
      const due = ((performance.now() - began) / 1_000) * eventsPerSecond;
      while (sent < due) answers.push(send());
      await setTimeout(10);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
    const seconds = (performance.now() - began) / 1_000;
    const taken = (await Promise.all(answers)).reduce((total, count) => total + count, 0);
    return taken / seconds;
  };
}

function event(n: number) {
  return {
    action: n % 3 === 0 ? ('page_view' as const) : ('click' as const),
    page: pages[n % pages.length] ?? '/',
    metadata: { target: `button ${n % 20}` },
  };
}

if (import.meta.main) await benchmark(tracking);
