import { auth } from '#contract/auth/contract.ts';
import type { PageMessage } from '#web/lib/offline/worker-messages.ts';
import { answerApi, isStoredApi, storeAnswers } from './api-answers.ts';
import { answerAsset, deleteOldAssets, installAssets, storeAssets } from './assets.ts';
import { answerChange, sendChanges } from './change-queue.ts';
import { forgetMember } from './member-cache.ts';
import { openNotification, renewSubscription, showPush } from './push-messages.ts';
import { findQueueable } from './queueable-changes.ts';
import { answerNavigation, refreshPage, storeFirstPage } from './stored-page.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

const signOuts: string[] = [auth.logOut.path, auth.logOutEverywhere.path];
const noPage = /^\/(api|uploads|dev)\/|\.\w+$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(installAssets().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const answer = findAnswer(event);
  if (answer) event.respondWith(answer);
});

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  event.waitUntil(message.type === 'start' ? start(message.urls) : sendChanges());
});

worker.addEventListener('sync', (event) => event.waitUntil(sendChanges()));
worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)));
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event)),
);

/** Null for what the browser does best without us. */
function findAnswer(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.mode === 'navigate') return noPage.test(pathname) ? null : answerNavigation(event);
  if (request.method === 'GET') {
    if (pathname.startsWith('/assets/')) return answerAsset(request);
    return pathname.startsWith('/api/') && isStoredApi(pathname) ? answerApi(event) : null;
  }
  if (signOuts.includes(pathname)) return answerSignOut(event);
  return findQueueable(request.method, pathname) ? answerChange(request) : null;
}

async function answerSignOut({ request }: FetchEvent): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await forgetMember();
  return answer;
}

/** Takes over at once: hashed files are the same for every version, and pages come from the network first. */
async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await refreshPage().then(deleteOldAssets, () => undefined);
}

async function start(urls: string[]): Promise<void> {
  await storeFirstPage();
  const paths = urls.map((url) => new URL(url, location.href));
  await storeAssets(
    paths.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith('/assets/')),
  );
  await storeAnswers(
    paths
      .filter(({ pathname }) => pathname.startsWith('/api/') && isStoredApi(pathname))
      .map(String),
  );
  await sendChanges();
}
