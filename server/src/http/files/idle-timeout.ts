import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

const idleMs = 120_000;

/** Closes the connection when nothing is received or sent for two minutes; the returned function cancels that. */
export function idleTimeout({ socket }: IncomingMessage): () => void {
  if (!(socket instanceof Socket)) return () => undefined;
  socket.setTimeout(idleMs);
  return () => socket.setTimeout(0);
}
