import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

const silenceMs = 120_000;

/** Ends a connection on which nothing arrives for two minutes, until the returned function is called. */
export function idleTimeout({ socket }: IncomingMessage): () => void {
  if (!(socket instanceof Socket)) return () => undefined;
  socket.setTimeout(silenceMs);
  return () => socket.setTimeout(0);
}
