import { notifications } from '#contract/notifications/contract.ts';
import { push } from '#contract/push/contract.ts';
import type { PushPayload } from '#contract/push/payload.ts';
import { answerChange } from './change-queue.ts';
import {
  listWindows,
  type NotificationEvent,
  type PushEvent,
  type SubscriptionChangeEvent,
  worker,
} from './worker-scope.ts';

/** Shows a notification, or closes one that was read elsewhere. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const payload = data?.json() as PushPayload | undefined;
  if (!payload) return;
  await setBadge(payload.count);
  if ('close' in payload) return closeNotification(payload.close);
  const { title, message, link, tag } = payload;
  // A group that comes back after it was read alerts again; TypeScript does not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body: message,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { link },
  };
  await worker.registration.showNotification(title, options);
}

/** Opens the link in a tab that is open, else in a new one, and marks the notification read. */
export async function openNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  await Promise.all([openLink(link), markRead(notification.tag)]);
}

/** The browser has replaced the subscription; the server learns the new address. */
export async function renewSubscription(event: SubscriptionChangeEvent): Promise<void> {
  const options = event.oldSubscription?.options;
  const subscription =
    event.newSubscription ??
    (options && (await worker.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { method, path } = push.subscribe;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

async function openLink(link: string): Promise<void> {
  const [open] = await listWindows();
  if (!open) return void (await worker.clients.openWindow(link));
  await open.focus();
  if (new URL(open.url).pathname === link) return;
  // A page that this worker does not control cannot be navigated.
  await open.navigate(link).catch(() => worker.clients.openWindow(link));
}

async function markRead(id: string): Promise<void> {
  if (!id.startsWith('note')) return;
  const { method, path } = notifications.markRead;
  await answerChange(new Request(path.replace(':id', encodeURIComponent(id)), { method }));
}

async function closeNotification(tag: string): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

async function setBadge(count: number): Promise<void> {
  const { setAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge'>>;
  await setAppBadge?.call(navigator, count).catch(() => undefined);
}
