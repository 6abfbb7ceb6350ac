import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

const sweepMs = 50;
/** Well within what the rest of the stop needs before the process is ended by force. */
const patienceMs = 6_000;

/**
 * When the server stops: what was begun is finished, what still arrives on an open connection is sent elsewhere, and a
 * connection is closed as soon as it has its answer. Node itself closes only those that are idle at the first moment.
 * Whoever is still in the middle of a request then, such as a long upload, is cut off and tries again.
 */
export function drainRequests({ server }: App): void {
  let isStopping = false;
  server.addHook('preClose', (done) => {
    isStopping = true;
    const sweep = setInterval(() => server.server.closeIdleConnections(), sweepMs);
    const cut = setTimeout(() => server.server.closeAllConnections(), patienceMs);
    server.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
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
