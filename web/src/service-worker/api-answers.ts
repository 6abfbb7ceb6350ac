import { auth } from '#contract/auth/contract.ts';
import { applyChanges } from './apply-changes.ts';
import { listChanges } from './change-queue.ts';
import {
  findMemberCache,
  findMemberCacheName,
  forgetMember,
  storeForMember,
} from './member-cache.ts';
import type { FetchEvent } from './worker-scope.ts';

/** What must not be on the device, or would be wrong a moment later. */
const neverStored =
  /^\/api\/(admin|account|auth|push|uploads|health|ready|docs|openapi|s3-proxy)\b/;
const storedAnswers = 100;

export function isStoredApi(pathname: string): boolean {
  return pathname === auth.user.path || !neverStored.test(pathname);
}

/** From the network; without an answer, the last one that the member has got. */
export async function answerApi(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cacheName = findMemberCacheName();
  try {
    const answer = await fetch(request);
    const isEnded = answer.status === 401 && new URL(request.url).pathname === auth.user.path;
    if (isEnded) event.waitUntil(forgetMember());
    else if (answer.ok) event.waitUntil(storeAnswer(await cacheName, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const stored = await (await findMemberCache())?.match(request.url);
    if (!stored) throw error;
    return withChanges(stored);
  }
}

/** Fetches answers that a page got before there was a worker. */
export async function storeAnswers(urls: string[]): Promise<void> {
  const cacheName = await findMemberCacheName();
  const cache = await findMemberCache();
  for (const url of urls) {
    if (await cache?.match(url)) continue;
    const answer = await fetch(url);
    if (answer.ok) await storeAnswer(cacheName, answer.url, answer);
  }
}

async function storeAnswer(cacheName: string | null, url: string, answer: Response): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return;
  await storeForMember(cacheName, url, answer);
  const cache = await findMemberCache();
  const answers = (await cache?.keys())?.filter(({ url: key }) => key.includes('/api/')) ?? [];
  // A stored answer goes to the end: the first ones are the oldest.
  for (const old of answers.slice(0, -storedAnswers)) await cache?.delete(old);
}

/** The stored answer is older than what the member has done since. */
async function withChanges(stored: Response): Promise<Response> {
  const changes = await listChanges();
  if (changes.length === 0) return stored;
  const headers = new Headers(stored.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return Response.json(applyChanges(await stored.json(), changes), { headers });
}
