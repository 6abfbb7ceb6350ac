import { memberHeader } from '#contract/boot.ts';
import {
  countSignOuts,
  findMemberCache,
  findMemberCacheName,
  forgetMember,
  switchMember,
} from './member-cache.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Any page of ours opens every path: the application reads the address itself. */
const pageKey = '/';

/** From the network; without an answer, the last page that the member has loaded. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const signOuts = countSignOuts();
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(storePage(answer.clone(), signOuts));
    return answer;
  } catch (error) {
    const page = await (await findMemberCache())?.match(pageKey);
    if (!page) throw error;
    return markStored(page);
  }
}

/** Loads the page anew, as after an update of the worker. Rejects without a connection. */
export async function refreshPage(): Promise<void> {
  if (await findMemberCacheName()) await loadPage();
}

/** Loads the page for the first time: the visit that installed the worker did not pass through it. */
export async function storeFirstPage(): Promise<void> {
  if (!(await findMemberCacheName())) await loadPage();
}

async function loadPage(): Promise<void> {
  const signOuts = countSignOuts();
  await storePage(await fetch(pageKey), signOuts);
}

async function storePage(answer: Response, signOuts: number): Promise<void> {
  const member = answer.headers.get(memberHeader);
  if (member === 'none') return forgetMember();
  if (!member) return;
  const cache = await switchMember(member, signOuts);
  if (answer.status === 200) await cache?.put(pageKey, answer);
}

/** Says in the page when it was loaded, for the banner. */
async function markStored(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const storedAt = new Date(headers.get('date') ?? Date.now()).toISOString();
  const html = (await page.text()).replace('<html', `<html data-stored-at="${storedAt}"`);
  return new Response(html, { headers });
}
