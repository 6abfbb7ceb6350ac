import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import { listMissing } from './list-missing.ts';
import type { Target } from './target.ts';
import { type Outage, startWriters, type WriterOptions } from './writers.ts';

export interface DrillResult {
  acknowledged: number;
  refused: number;
  /** Milliseconds from the fault to the next acknowledged write. */
  recovery: number;
  /** What did not hold, one line each. */
  problems: string[];
}

/** How long the product may need to go on; far more than it takes. */
const recoveryLimitMs = 120_000;

/** Injects a fault at a random moment while members write, and checks afterwards that nothing acknowledged is gone. */
export async function drill(
  target: Target,
  fault: Fault,
  options?: WriterOptions,
): Promise<DrillResult> {
  const { cookie } = target;
  const outage: Outage = { isDown: false, kills: 0 };
  const writers = startWriters(target.url, cookie, outage, options);
  const { posts, comments, likes, uploads } = writers.acknowledged;
  await until(() => posts.length > 20);
  await sleep(Math.random() * 500);

  outage.isDown = fault.killsServer;
  outage.kills += Number(fault.killsServer);
  const injected = performance.now();
  await fault.inject(target);
  if (fault.killsServer) await target.restart();
  outage.isDown = false;
  const before = posts.length;
  const hasRecovered = await until(() => posts.length > before + 20);
  const recovery = performance.now() - injected;
  await writers.stop();

  const missing = await listMissing(target.url, cookie, writers.acknowledged);
  return {
    acknowledged: posts.length + comments.length + likes.length + uploads.length,
    refused: writers.refused(),
    recovery,
    problems: [
      ...(hasRecovered ? [] : ['No write was acknowledged after the fault.']),
      ...writers.unexpected,
      ...missing,
    ],
  };
}

async function until(condition: () => boolean): Promise<boolean> {
  const started = performance.now();
  while (!condition() && performance.now() - started < recoveryLimitMs) await sleep(10);
  return condition();
}
