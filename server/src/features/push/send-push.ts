import { createHash } from 'node:crypto';
import { paths } from '#contract/paths.ts';
import type { PushPayload } from '#contract/push/payload.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { RemoteConnection } from '../../platform/remote/remote-connection.ts';
import { requestRemoteHost } from '../../platform/remote/request-remote-host.ts';
import { countUnread } from '../notifications/queries/list-notifications.ts';
import { noteSuccess } from './commands/deliver-pushes.ts';
import { getPushKeys } from './commands/push-keys.ts';
import { removeSubscription } from './commands/unsubscribe.ts';
import { loadWebPush } from './load-web-push.ts';
import { type PushTurns, pushTurns } from './push-turns.ts';
import { findPushContent, findSubscription, type Subscription } from './queries/push-content.ts';
import { type PushOrder, sendPushTask } from './send-push-task.ts';

/** How long the push service keeps a push for a device that is off. */
const ttlSeconds = 24 * 3600;

/** Sends one push; throws where a later try may succeed. */
export async function sendPush(
  app: App,
  connection: RemoteConnection,
  order: PushOrder,
  turns: PushTurns = pushTurns(app.clock),
): Promise<void> {
  const { db, server } = app;
  const subscription = await findSubscription(db, order.subscriptionId);
  if (!subscription) return;
  const turn = turns.take(subscription.userId, new URL(subscription.endpoint).host);
  if ('waitMs' in turn) return sendLater(app, subscription, order, turn.waitMs);
  let hasAnswered = true;
  let status: number;
  try {
    const payload = await findPayload(app, subscription, order);
    if (!payload) return;
    hasAnswered = false;
    status = await post(app, connection, subscription, payload);
    hasAnswered = true;
  } finally {
    turn.end(hasAnswered);
  }
  if (status === 404 || status === 410) return removeSubscription(db, subscription.id);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  if (status < 300) return noteSuccess(db, subscription.id);
  server.log.warn({ status, host: new URL(subscription.endpoint).host }, 'push refused');
}

/** Back into the queue: a worker that waited would keep the pushes of others. */
async function sendLater(
  { db, clock }: App,
  { userId }: Subscription,
  order: PushOrder,
  waitMs: number,
): Promise<void> {
  const until = order.until ?? clock.now() + ttlSeconds * 1000;
  if (clock.now() > until) return;
  const startAfter = Math.ceil(waitMs / 1000);
  await enqueue(db, sendPushTask, { ...order, until }, { startAfter, group: userId });
}

async function findPayload(
  { db }: App,
  { userId }: Subscription,
  order: PushOrder,
): Promise<PushPayload | null> {
  if ('show' in order) return findPushContent(db, userId, order.show);
  const { count } = await countUnread(db, { id: userId });
  if ('close' in order) return { close: order.close, count };
  const words = { title: 'Callboard', message: 'Notifications reach this device.' };
  return { ...words, link: paths.settings, tag: 'test', count };
}

/** The status of the push service's answer. A redirect is not followed, and nothing of the answer is read. */
async function post(
  app: App,
  connection: RemoteConnection,
  { id, endpoint, p256dh, auth }: Subscription,
  payload: PushPayload,
): Promise<number> {
  const { generateRequestDetails } = await loadWebPush();
  const { headers, body } = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contactOf(app), ...(await getPushKeys(app.db)) },
      contentEncoding: 'aes128gcm',
      TTL: ttlSeconds,
      topic: topicOf('close' in payload ? payload.close : payload.tag),
    },
  );
  const signal = AbortSignal.timeout(connection.answerMs);
  try {
    const answer = await requestRemoteHost(connection, {
      method: 'POST',
      address: new URL(endpoint),
      headers: {},
      send: { headers, body: body ?? Buffer.alloc(0) },
      signal,
    });
    answer.destroy();
    return answer.statusCode ?? 0;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error;
    await removeSubscription(app.db, id);
    app.server.log.warn({ host: new URL(endpoint).host }, 'push address is not public');
    return 400;
  }
}

/** Whom a push service writes to when something is wrong with our pushes. */
function contactOf({ config }: App): string {
  return `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
}

/** A push that waits for its device is replaced by a later one of the same topic, of at most 32 characters. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
