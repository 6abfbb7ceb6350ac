import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import { peakMemory, residentMemory } from './support/resident-memory.ts';
import { sendVideo } from './support/send-video.ts';
import { startChild } from './support/start-child.ts';
import { waitForResponse } from './support/wait-for-response.ts';

const run = promisify(execFile);
const warmUpBytes = 64 * 1024 ** 2;
const allowedMegabytes = 64;

export const uploadSpeed: Benchmark = {
  name: 'upload of 500 MB',
  description: 'POST /api/upload, kept for good, over bare busboy writing to the same disk',
  threshold: 0.9,
  unit: 'ratio',
  measure: () =>
    withEnvironment(async (environment) => {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}/`;
      const script = new URL('./baseline/upload-server.ts', import.meta.url);
      const bare = startChild(script, {}, [environment.dataDir, String(port)]);
      const whole = (size: number) => upload(environment, size);
      const least = async (size: number) => (await sendVideo(url, '', size)).speed;
      try {
        await waitForResponse(url);
        for (const warmUp of [whole, least]) await warmUp(warmUpBytes);
        const rounds: { whole: number; least: number }[] = [];
        for (let round = 0; round < 5; round++) {
          const speed = { whole: 0, least: 0 };
          for (const side of inTurn(round)) {
            await settle(environment);
            speed[side] = await { whole, least }[side](uploadLimitBytes);
          }
          rounds.push(speed);
        }
        const figures = rounds.map(
          (round) => `${round.whole.toFixed(0)}/${round.least.toFixed(0)}`,
        );
        console.log(`  MB/s: ${figures.join(' ')}`);
        return median(rounds.map((round) => round.whole / round.least));
      } finally {
        await bare.stop();
      }
    }),
};

export const uploadMemory: Benchmark = {
  name: 'memory of an upload',
  description: `${allowedMegabytes} MB over what a 500 MB upload adds to the resident memory of the server`,
  threshold: 1,
  unit: 'ratio',
  measure: () =>
    withEnvironment(async (environment) => {
      await upload(environment, 1024 ** 2);
      await settle(environment);
      const before = await residentMemory(environment.pid);
      const peak = await peakMemory(environment.pid, upload(environment, uploadLimitBytes));
      console.log(`  MB: ${before.toFixed(0)} before, ${peak.toFixed(0)} at most`);
      return allowedMegabytes / Math.max(1, peak - before);
    }),
};

/** They take turns at going first. */
function inTurn(round: number): ('whole' | 'least')[] {
  return round % 2 === 0 ? ['whole', 'least'] : ['least', 'whole'];
}

/** Megabytes a second; the file is removed, so that each finds the same disk. */
async function upload({ url, cookie, dataDir }: Environment, size: number): Promise<number> {
  const { speed, body } = await sendVideo(`${url}/api/upload`, cookie, size);
  const { url: file } = JSON.parse(body) as { url: string };
  await rm(join(dataDir, file));
  return speed;
}

/** Waits for what an upload leaves to be done, its poster and the disk's own writing, so that it burdens no other. */
async function settle({ databaseUrl }: Environment): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const left = `SELECT 1 FROM pgboss.job WHERE name = 'video-poster' AND state < 'completed'`;
  while ((await client.query(left)).rowCount) await sleep(100);
  await client.end();
  await run('sync');
}

if (import.meta.main) await benchmark(uploadSpeed, uploadMemory);
