import type { FastifyReply } from 'fastify';

/** Aborted when the connection ends before the answer was sent: nobody waits for it any more. */
export function whenClientLeaves({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
