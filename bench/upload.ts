import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { measureCpu } from './support/cpu-time.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import type { Target } from './support/generate-load.ts';
import { peakMemory, residentMemory } from './support/resident-memory.ts';
import { sendVideo } from './support/send-video.ts';
import { withBaseline } from './support/with-baseline.ts';

const run = promisify(execFile);
const warmUpBytes = 64 * 1024 ** 2;
const allowedMegabytes = 64;

const rounds = 5;

export const uploadCost: Benchmark = {
  name: 'upload of 500 MB',
  description: 'CPU time of busboy writing to the same disk, over that of POST /api/upload',
  threshold: 0.9,
  unit: 'ratio',
  measure: () =>
    withEnvironment((environment) =>
      withBaseline('upload-server', [environment.dataDir], environment.processes, (baseline) =>
        compareUploads(environment, baseline),
      ),
    ),
};

interface Upload {
  /** CPU milliseconds. */
  cost: number;
  /** Megabytes a second. */
  speed: number;
}

async function compareUploads(environment: Environment, baseline: Target): Promise<number> {
  const ours = (size: number) => upload(environment, size);
  const theirs = (size: number) => uploadTo(baseline, size);
  for (const warmUp of [ours, theirs]) await warmUp(warmUpBytes);
  const measured: { ours: Upload; theirs: Upload }[] = [];
  for (let round = 0; round < rounds; round++) {
    await settle(environment);
    const one = await ours(uploadLimitBytes);
    await settle(environment);
    measured.push({ ours: one, theirs: await theirs(uploadLimitBytes) });
  }
  const show = (figure: keyof Upload) =>
    measured.map((round) => `${round.ours[figure].toFixed(0)}/${round.theirs[figure].toFixed(0)}`);
  console.log(`  CPU ms: ${show('cost').join(' ')}`);
  console.log(`  MB/s: ${show('speed').join(' ')}`);
  return median(measured.map((round) => round.theirs.cost / round.ours.cost));
}

export const uploadMemory: Benchmark = {
  name: 'memory of an upload',
  description: `${allowedMegabytes} MB over what a 500 MB upload adds to the resident memory of the server`,
  threshold: 1,
  unit: 'ratio',
  measure: () =>
    withEnvironment(async (environment) => {
      await upload(environment, 1024 ** 2);
      await settle(environment);
      const before = await residentMemory(environment.processes.server);
      const peak = await peakMemory(
        environment.processes.server,
        upload(environment, uploadLimitBytes),
      );
      console.log(`  MB: ${before.toFixed(0)} before, ${peak.toFixed(0)} at most`);
      return allowedMegabytes / Math.max(1, peak - before);
    }),
};

/** The file is removed, so that each upload finds the same disk. */
async function upload({ url, cookie, processes, dataDir }: Environment, size: number) {
  const { body, ...measured } = await uploadTo(
    { url: url + uploads.upload.path, cookie, processes },
    size,
  );
  const { url: file } = JSON.parse(body) as UploadResponse;
  await rm(join(dataDir, file));
  return measured;
}

async function uploadTo({ url, cookie = '', processes }: Target, size: number) {
  const { result, cpu } = await measureCpu(processes, () => sendVideo(url, cookie, size));
  return { ...result, cost: cpu };
}

/** Waits for what an upload leaves to be done, its poster and the disk's own writing, so that the next one does not pay for it. */
async function settle({ databaseUrl }: Environment): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const left = `SELECT 1 FROM pgboss.job WHERE name = 'video-poster' AND state < 'completed'`;
  while ((await client.query(left)).rowCount) await sleep(100);
  await client.end();
  await run('sync');
}

if (import.meta.main) await benchmark(uploadCost, uploadMemory);
