import type { FastifyReply, FastifyRequest } from 'fastify';
import { after } from '../../platform/clock.ts';
import type { App } from '../app.ts';

export const bodyLimitMs = 20_000;

/** Sent in minutes where the line is slow; `idleTimeout` ends those. */
const streamedTypes = /^(multipart\/form-data|application\/offset\+octet-stream)/i;

/**
 * Ends a request whose JSON does not arrive, and one that was answered before the rest of its body came: half-sent bodies
 * would hold their connections for good.
 */
export function limitBodyTime(app: App): void {
  app.server.addHook('onRequest', (request, reply, done) => {
    if (hasSmallBody(request)) endUnlessComplete(app, request, reply);
    done();
  });
  app.server.addHook('onResponse', (request, reply, done) => {
    if (!request.raw.complete && !request.raw.readableEnded) endUnlessComplete(app, request, reply);
    done();
  });
}

function endUnlessComplete(
  { server, clock }: App,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): void {
  const cancel = after(clock, bodyLimitMs, () => {
    if (raw.complete) return;
    if (reply.raw.headersSent) return void raw.destroy();
    const error = Object.assign(new Error('The body did not arrive in time.'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    server.server.emit('clientError', error, raw.socket);
  });
  raw.once('end', cancel).once('close', cancel);
}

function hasSmallBody({ headers }: FastifyRequest): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
  return hasBody && !streamedTypes.test(headers['content-type'] ?? '');
}
