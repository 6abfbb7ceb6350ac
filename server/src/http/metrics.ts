import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { onSlowQuery } from '../db/slow-queries.ts';
import type { LiveHub } from '../platform/live/live-hub.ts';
import { countWaitingImages } from '../platform/media/open-image.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { observeDatabase } from '../platform/metrics/observe-database.ts';
import { observeDisk } from '../platform/metrics/observe-disk.ts';
import type { App } from './app.ts';

/** Counts requests and answers `/metrics`, on a port of its own or to who knows the token; null where neither is set. */
export function serveMetrics(app: App, hub: LiveHub): Metrics | null {
  const { config, db, clock, server } = app;
  const { port, token } = config.metrics;
  if (port === null && token === null) return null;
  const metrics = createMetrics();
  countRequests(app, metrics);
  metrics.gauge('callboard_sockets', 'Open live channels.', [], (gauge) =>
    gauge.set(hub.countAll()),
  );
  metrics.gauge('callboard_pictures_waiting', 'Pictures that wait for their turn.', [], (gauge) =>
    gauge.set(countWaitingImages()),
  );
  observeDatabase(metrics, db, clock);
  observeDisk(metrics, config);
  const stopCounting = onSlowQuery(() => metrics.slowQueries.inc());
  server.addHook('onClose', async () => stopCounting());
  if (token !== null) answerWithToken(app, metrics.registry, token);
  if (port !== null) answerOnPort(app, metrics.registry, port);
  return metrics;
}

/** By the route's pattern: the path would make a series of every id. */
function countRequests({ server }: App, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ method, route, status: reply.statusCode });
    metrics.duration.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}

function answerWithToken({ server }: App, registry: Registry, token: string): void {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  const expected = hash(`Bearer ${token}`);
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('The token is missing or wrong.');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** On loopback, or on METRICS_HOST: whoever reaches the port reads the numbers. */
function answerOnPort({ config, server }: App, registry: Registry, port: number): void {
  const listener = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.addHook(
    'onListen',
    () =>
      new Promise<void>((resolve, reject) => {
        listener.once('error', reject);
        listener.listen(port, config.metrics.host, resolve);
      }),
  );
  server.addHook('onClose', () => new Promise<void>((resolve) => listener.close(() => resolve())));
}
