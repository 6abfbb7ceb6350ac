import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Target } from './target.ts';
import { type Acknowledged, hashOf, type Outage, startWriters } from './writers.ts';

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
export async function drill(target: Target, fault: Fault): Promise<DrillResult> {
  const cookie = await signIn(target.url);
  const outage: Outage = { isDown: false, kills: 0 };
  const writers = startWriters(target.url, cookie, outage);
  const { posts } = writers.acknowledged;
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
    acknowledged: posts.length + writers.acknowledged.uploads.length,
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

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'maya.okafor@demo.nyu.edu', password: 'callboard-demo' }),
  });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return cookie;
}

async function listMissing(
  url: string,
  cookie: string,
  { posts, uploads }: Acknowledged,
): Promise<string[]> {
  const missing: string[] = [];
  const get = (path: string) => fetch(url + path, { headers: { cookie } });
  for (const { id, content } of posts) {
    const found = (await (await get(`/api/posts/${id}`)).json()) as { content?: string };
    if (found.content !== content) missing.push(`Post ${id} was acknowledged and is gone.`);
  }
  for (const { url: path, hash } of uploads) {
    const found = Buffer.from(await (await get(path)).arrayBuffer());
    if (hashOf(found) !== hash) missing.push(`File ${path} was acknowledged and is gone.`);
  }
  return missing;
}
