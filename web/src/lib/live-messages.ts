import { liveClose, type ServerMessage, serverMessage } from '#contract/live.ts';

/** What the server said, or null when it is not one of the messages we agreed on. */
export function readMessage(data: unknown): ServerMessage | null {
  try {
    return serverMessage.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}

/** The reads that a message makes stale, by the first element of their keys. */
export function refreshedBy(message: ServerMessage): string[] {
  switch (message.type) {
    case 'notification':
    case 'profile_view_notification':
      return ['/api/notifications', '/api/notifications/count'];
    case 'feed':
    case 'ready':
    case 'pong':
      return [];
  }
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
