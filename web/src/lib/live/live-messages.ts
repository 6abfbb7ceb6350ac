import { liveClose, type ServerMessage } from '#contract/live.ts';

const notifications = ['/api/notifications', '/api/notifications/count'];

/** The reads that each message makes stale, by the first element of their keys. */
const stale: Record<ServerMessage['type'], string[]> = {
  ready: [],
  pong: [],
  feed: [],
  notification: notifications,
  profile_view_notification: notifications,
};

/** What the server said, or null when it is not one of the messages we agreed on. */
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

/** Milliseconds until the next try: doubling to half a minute, spread so that a crowd does not return at once. */
export function reconnectDelay(code: number, failures: number, random = Math.random()): number {
  if (code === liveClose.restarting) return 250 + random * 1_750;
  const ceiling = Math.min(1_000 * 2 ** failures, 30_000);
  return ceiling / 2 + (random * ceiling) / 2;
}

/** The member behind the cookie is gone, or is another one than this page shows. */
export function endsSession(code: number): boolean {
  return code === liveClose.sessionEnded || code === liveClose.identityMismatch;
}
