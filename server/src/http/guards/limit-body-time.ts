import type { FastifyRequest } from 'fastify';
import { after } from '../../platform/clock.ts';
import type { App } from '../app.ts';

export const bodyLimitMs = 20_000;

/** Sent in minutes where the line is slow; `idleTimeout` ends those. */
const streamedTypes = /^(multipart\/form-data|application\/offset\+octet-stream)/i;

/** Ends a request whose JSON does not arrive: half-sent bodies would hold their connections for good. */
export function limitBodyTime({ server, clock }: App): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasSmallBody(request)) {
      const { socket } = request.raw;
      const cancel = after(clock, bodyLimitMs, () => {
        const error = Object.assign(new Error('The body did not arrive in time.'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        server.server.emit('clientError', error, socket);
      });
      payload.once('end', cancel).once('close', cancel);
    }
    done(null, payload);
  });
}

function hasSmallBody({ headers }: FastifyRequest): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
  return hasBody && !streamedTypes.test(headers['content-type'] ?? '');
}
