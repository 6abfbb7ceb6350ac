import { AppError } from '../../errors/app-error.ts';
import { after, every } from '../../platform/clock.ts';
import type { App } from '../app.ts';

export const sweepMs = 50;
/** The server has 20 seconds to stop; its queue and sockets need some of them. */
const drainTimeoutMs = 6_000;

/**
 * When the server stops, running requests are finished and new ones on open connections are answered 503. A connection is
 * closed once it is idle; Node itself closes only those that are idle at the beginning of the stop. A request that still
 * runs after the timeout, such as a long upload, is cut off and has to be sent again.
 */
export function drainRequests({ server, clock }: App): void {
  let isStopping = false;
  server.addHook('preClose', (done) => {
    isStopping = true;
    const stopSweeps = every(clock, sweepMs, () => server.server.closeIdleConnections());
    const cancelCut = after(clock, drainTimeoutMs, () => server.server.closeAllConnections());
    server.server.once('close', () => {
      stopSweeps();
      cancelCut();
    });
    done();
  });
  server.addHook('onRequest', (_request, _reply, done) =>
    done(isStopping ? restarting() : undefined),
  );
}

function restarting(): AppError {
  return new AppError('unavailable', 'Callboard is restarting. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
