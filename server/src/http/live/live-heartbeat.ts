import type { WebSocket } from 'ws';

const beatMs = 25_000;

/** Pings every socket and drops those that did not answer the ping before. */
export function startHeartbeat(open: ReadonlySet<WebSocket>, everyMs = beatMs): () => void {
  const silent = new WeakSet<WebSocket>();
  const beat = setInterval(() => {
    for (const socket of open) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, everyMs);
  return () => clearInterval(beat);
}
