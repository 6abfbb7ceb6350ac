import { onSlowQuery } from '../db/slow-queries.ts';
import type { App } from './app.ts';
import { LazyChildLogger } from './lazy-child-logger.ts';

const levels = ['info', 'debug'];

/** Logs one line for each answered request. */
export function logRequests(app: App): void {
  app.server.setChildLoggerFactory((logger, bindings) => new LazyChildLogger(logger, bindings));
  app.server.decorateRequest('viewerId', null);
  if (!levels.includes(app.config.logLevel)) return;
  app.server.addHook('onResponse', (request, reply, done) => {
    app.server.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        viewer: request.viewerId ?? undefined,
      },
      'request',
    );
    done();
  });
}

/** By the statement's text, which has no value in it. */
export function logSlowQueries({ server }: App): void {
  const stop = onSlowQuery((query) => server.log.warn(query, 'slow query'));
  server.addHook('onClose', async () => stop());
}

/** Without the query, the address of a private calendar and the link of an appeal, which are secrets. */
function loggablePath(url: string): string | undefined {
  return url
    .split('?', 1)[0]
    ?.replace(/^(\/api\/calendar\/|(?:\/api\/appeals|\/appeal)\/).+/, '$1:token');
}
