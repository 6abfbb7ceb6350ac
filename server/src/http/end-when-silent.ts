import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

const silenceMs = 60_000;

/** Ends a connection on which nothing arrives for a minute, until the returned function is called. */
export function endWhenSilent({ socket }: IncomingMessage): () => void {
  if (!(socket instanceof Socket)) return () => undefined;
  socket.setTimeout(silenceMs);
  return () => socket.setTimeout(0);
}
