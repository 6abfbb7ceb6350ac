import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { feed } from '#contract/feed/contract.ts';
import { health } from '#contract/health/contract.ts';
import { buildPath } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { call } from '#web/lib/api/call.ts';
import { refetchShown } from '#web/lib/api/refetch-shown.ts';
import type { PageMessage, WorkerMessage } from '#web/lib/offline/worker-messages.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { toast, toastNews } from '#web/ui/toast/toast-store.ts';
import { firstPageSize } from '../feed/api.ts';
import { renewSubscription } from '../push/api.ts';
import { describeSent } from './describe-sent.ts';

const checkInterval = 15_000;
/** The network may take a while longer than its event: what was not sent at once is tried again. */
const sendAfterMs = [0, 1_000, 5_000, 20_000];

/** Registers the service worker and listens to it; the page works without. */
export async function startServiceWorker(client: QueryClient): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    onWorkerMessage(client, data),
  );
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const tell = (message: PageMessage) => (serviceWorker.controller ?? active)?.postMessage(message);
  onReturn(() => tell({ type: 'send-changes' }));
  if (document.documentElement.dataset['storedAt']) noticeReturn();
  tell({ type: 'start', urls: listLoadedUrls(client) });
  const viewer = client.getQueryData<CurrentUser>(currentUserKey);
  if (viewer) await renewSubscription(viewer.id);
}

export function onReturn(send: () => void): void {
  addEventListener('online', () => {
    for (const delay of sendAfterMs) setTimeout(send, delay);
  });
}

export function onWorkerMessage(client: QueryClient, message: WorkerMessage): void {
  if (message.type === 'change-refused') {
    toast({
      title: 'A change made offline was not kept',
      description: message.message,
      variant: 'destructive',
    });
    void client.invalidateQueries();
    return;
  }
  const sent = describeSent(message.changes);
  // A refusal stays until it is read, and this waits.
  if (sent) toastNews({ title: 'You are back online', description: `Sent: ${sent}.` });
  refetchShown(client);
}

/** The files and answers of this visit, which did not pass through the worker if it was just installed. */
function listLoadedUrls(client: QueryClient): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const answers = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .flatMap(({ queryKey }) => urlOf(queryKey) ?? []);
  return [...new Set([...files, ...answers, `${feed.list.path}?limit=${firstPageSize}`])];
}

/** What one request answered; null for the pages of a list, and for one of many questions to the same route. */
function urlOf([path, params, query, ...pages]: QueryKey): string | null {
  if (pages.length > 0 || Object.keys(query ?? {}).length > 0) return null;
  return buildPath({ path } as Route, params as Record<string, unknown>);
}

/** The page was opened without an answer of the server although there is a network: no event says that it is back. */
function noticeReturn(): void {
  const check = () =>
    call(health.live).then(
      () => dispatchEvent(new Event('online')),
      () => undefined,
    );
  const timer = setInterval(() => void check(), checkInterval);
  addEventListener('online', () => clearInterval(timer), { once: true });
}
