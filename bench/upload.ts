import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { startChild } from './support/child.ts';
import { freePort } from './support/free-port.ts';
import { peakMemory, residentMemory } from './support/resident-memory.ts';
import { sendVideo } from './support/send-video.ts';
import { onStage, type Stage } from './support/stage.ts';
import { untilAnswering } from './support/until-answering.ts';

const run = promisify(execFile);
const warmUpBytes = 64 * 1024 ** 2;
const allowedMegabytes = 64;

export const uploadSpeed: Benchmark = {
  name: 'upload of 500 MB',
  says: 'POST /api/upload, kept for good, over bare busboy writing to the same disk',
  required: 0.9,
  unit: 'ratio',
  measure: () =>
    onStage(async (stage) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/`;
      const script = new URL('./support/bare-upload-process.ts', import.meta.url);
      const bare = startChild(script, {}, [stage.dataDir, String(port)]);
      const whole = (size: number) => upload(stage, size);
      const least = async (size: number) => (await sendVideo(url, '', size)).speed;
      try {
        await untilAnswering(url);
        for (const warmUp of [whole, least]) await warmUp(warmUpBytes);
        const rounds: { whole: number; least: number }[] = [];
        for (let round = 0; round < 5; round++) {
          const speed = { whole: 0, least: 0 };
          for (const side of inTurn(round)) {
            await settle(stage);
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
  says: `${allowedMegabytes} MB over what a 500 MB upload adds to the resident memory of the server`,
  required: 1,
  unit: 'ratio',
  measure: () =>
    onStage(async (stage) => {
      await upload(stage, 1024 ** 2);
      await settle(stage);
      const before = await residentMemory(stage.pid);
      const peak = await peakMemory(stage.pid, upload(stage, uploadLimitBytes));
      console.log(`  MB: ${before.toFixed(0)} before, ${peak.toFixed(0)} at most`);
      return allowedMegabytes / Math.max(1, peak - before);
    }),
};

/** They take turns at going first. */
function inTurn(round: number): ('whole' | 'least')[] {
  return round % 2 === 0 ? ['whole', 'least'] : ['least', 'whole'];
}

/** Megabytes a second; the file is removed, so that each finds the same disk. */
async function upload({ url, cookie, dataDir }: Stage, size: number): Promise<number> {
  const { speed, body } = await sendVideo(`${url}/api/upload`, cookie, size);
  const { url: file } = JSON.parse(body) as { url: string };
  await rm(join(dataDir, file));
  return speed;
}

/** Waits for what an upload leaves to be done, its poster and the disk's own writing, so that it burdens no other. */
async function settle({ databaseUrl }: Stage): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const left = `SELECT 1 FROM pgboss.job WHERE name = 'video-poster' AND state < 'completed'`;
  while ((await client.query(left)).rowCount) await sleep(100);
  await client.end();
  await run('sync');
}

if (import.meta.main) await benchmark(uploadSpeed, uploadMemory);
