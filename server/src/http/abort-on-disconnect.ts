import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer is written. (Fastify's own signal aborts once a body is read.) */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
