import { liveClose, type ServerMessage } from '#contract/live.ts';

const notifications = [
  '/api/notifications',
  '/api/notifications/count',
  '/api/connections/requests',
];

/**
 * The first elements of the query keys that each message makes stale, whoever shows them. What only one page shows, that
 * page refreshes itself, by `listenToLive`.
 */
const stale: Record<ServerMessage['type'], string[]> = {
  ready: [],
  pong: [],
  feed: [],
  comments: [],
  conversation: ['/api/conversations/unread-count'],
  event: ['/api/events/upcoming'],
  typing: [],
  suspended: [],
  account: ['/api/auth/user', '/api/account/exports'],
  notification: notifications,
  profile_view_notification: notifications,
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

export function pathsInvalidatedBy({ type }: ServerMessage): string[] {
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
