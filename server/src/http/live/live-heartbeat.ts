import type { WebSocket } from 'ws';
import { type Clock, every } from '../../platform/clock.ts';

export const heartbeatMs = 25_000;

/** Pings every open socket and terminates those that did not answer the ping before. */
export function startHeartbeat(clock: Clock, open: () => Iterable<WebSocket>): () => void {
  const unanswered = new WeakSet<WebSocket>();
  return every(clock, heartbeatMs, () => {
    for (const socket of open()) {
      if (unanswered.has(socket)) {
        socket.terminate();
        continue;
      }
      unanswered.add(socket);
      socket.once('pong', () => unanswered.delete(socket));
      socket.ping();
    }
  });
}
