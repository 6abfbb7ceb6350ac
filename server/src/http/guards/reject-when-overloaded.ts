import { busy } from '../../errors/busy.ts';
import type { App } from '../app.ts';

/** Queries that may wait for a connection: about two seconds of work; a request behind many more would only time out. */
const maxWaiting = 1_000;

/** Answers 503 at once while the connections cannot keep up. */
export function rejectWhenOverloaded({ server, db }: App, max = maxWaiting): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isOverloaded = db.$client.waitingCount >= max && request.url.startsWith('/api/');
    done(isOverloaded && request.url !== '/api/health' ? busy() : undefined);
  });
}
