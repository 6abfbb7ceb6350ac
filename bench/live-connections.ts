import { feed } from '#contract/feed/contract.ts';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import type { RootDb } from '#server/db/client.ts';
import { notify } from '#server/db/listen.ts';
import { channel } from '#server/platform/live/live-hub.ts';
import { packEnvelopes } from '#server/platform/live/live-payload.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { warmUp } from './support/compare-cost.ts';
import { type ConnectedClients, connectClients } from './support/connect-clients.ts';
import { generateLoad, type Target } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { residentMemory } from './support/resident-memory.ts';

const size = 10_000;
const allowedKilobytes = 12;
const rounds = 5;
const inspectPort = await findFreePort();

const memory: Benchmark = {
  name: 'memory of a live connection',
  description: `${allowedKilobytes} KB over what each of 10,000 live connections adds to the resident memory of the server`,
  threshold: 1,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(
      async (environment) => {
        const warmUpClients = await connect(environment, 500);
        const before = await memoryInUse(environment);
        await warmUpClients.disconnect();
        const clients = await connect(environment, 500 + size);
        const after = await memoryInUse(environment);
        await clients.disconnect();
        const each = ((after - before) * 1024) / size;
        console.log(
          `  MB: ${before.toFixed(0)} idle, ${after.toFixed(0)} with 10,000; ${each.toFixed(1)} KB each`,
        );
        return allowedKilobytes / each;
      },
      { NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}` },
    ),
};

const telling: Benchmark = {
  name: 'telling 10,000',
  description:
    'From the commit of a notification for 10,000 members who are online until the last of them knows',
  threshold: 1,
  unit: 'seconds',
  atMost: true,
  measure: () =>
    withLargeEnvironment(async (environment) => {
      const clients = await connect(environment, size);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await tellAll(environment.db, clients));
      await clients.disconnect();
      console.log(`  seconds: ${times.map((time) => time.toFixed(2)).join(' ')}`);
      return Math.max(...times);
    }),
};

const feedMeanwhile: Benchmark = {
  name: 'feed beside 10,000',
  description:
    'CPU time of GET /api/feed while nobody is connected, over that while 10,000 are and are told something',
  threshold: 0.7,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async (environment) => {
      const { url, ordinary, processes, db } = environment;
      const target: Target = { url: url + feed.list.path, cookie: ordinary.cookie, processes };
      const amount = await warmUp(target, 16, 4_000);
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const alone = await generateLoad(target, amount);
        const clients = await connect(environment, size);
        const [beside] = await Promise.all([generateLoad(target, amount), tellAll(db, clients)]);
        await clients.disconnect();
        ratios.push(alone.cost / beside.cost);
      }
      console.log(`  rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
      return median(ratios);
    }),
};

/** Without garbage: the server frees memory when it needs some, and not at a time that we could wait for. */
async function memoryInUse({ processes: { server } }: LargeEnvironment): Promise<number> {
  await collectGarbage(server, inspectPort);
  return residentMemory(server);
}

function connect({ db, url }: LargeEnvironment, count: number): Promise<ConnectedClients> {
  return connectClients(db, url, count);
}

/** Seconds until all have been told by another instance. */
async function tellAll(db: RootDb, { userIds, allTold }: ConnectedClients): Promise<number> {
  const started = performance.now();
  const told = allTold();
  await notify(
    db,
    channel,
    packEnvelopes('bench', [{ to: userIds, message: { type: 'notification' } }]),
  );
  await told;
  return (performance.now() - started) / 1000;
}

export const liveConnections: Benchmark[] = [memory, telling, feedMeanwhile];

if (import.meta.main) await benchmark(...liveConnections);
