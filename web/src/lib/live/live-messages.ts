import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { events } from '#contract/events/contract.ts';
import { liveClose, type ServerMessage } from '#contract/live.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import type { Route } from '#contract/route.ts';

const shownOnEveryPage = [notifications.list, notifications.count, connections.requests];

/** What each message makes stale, whoever shows it. What only one page shows, that page refreshes itself, by `listenToLive`. */
const stale: Record<ServerMessage['type'], Route[]> = {
  ready: [],
  pong: [],
  feed: [],
  comments: [],
  conversation: [conversations.unreadCount],
  event: [events.listUpcoming],
  typing: [],
  suspended: [],
  account: [auth.user, account.listExports],
  notification: shownOnEveryPage,
  profile_view_notification: shownOnEveryPage,
};

/** Null for an unknown message. */
export function readMessage(data: unknown): ServerMessage | null {
  try {
    const message = JSON.parse(String(data)) as ServerMessage | null;
    return message && Object.hasOwn(stale, message.type) ? message : null;
  } catch {
    return null;
  }
}

export function routesInvalidatedBy({ type }: ServerMessage): Route[] {
  return stale[type];
}

/** Exponential backoff up to 30 s with jitter, so that clients do not all reconnect at once. */
export function reconnectDelay(code: number, failures: number, random = Math.random()): number {
  if (code === liveClose.restarting) return 250 + random * 1_750;
  const ceiling = Math.min(1_000 * 2 ** failures, 30_000);
  return ceiling / 2 + (random * ceiling) / 2;
}

/** The session has ended, or belongs to another member than this page shows. */
export function endsSession(code: number): boolean {
  return code === liveClose.sessionEnded || code === liveClose.identityMismatch;
}
