import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { readConfig } from '../config.ts';
import { connect } from '../db/client.ts';
import type { App } from '../http/app.ts';
import { handleErrors } from '../http/errors.ts';
import { rejectInvalidHttp } from '../http/guards/reject-invalid-http.ts';
import { setCommonHeaders } from '../http/headers.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { loadSecretKey } from '../platform/server-key.ts';

/** A server with only the common parts, for testing one part alone. */
export async function createBareApp(
  databaseUrl: string,
  parts: (app: App) => unknown,
  env: Record<string, string> = {},
  clock: Clock = systemClock,
): Promise<App & { close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-app-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
  const db = connect({ url: databaseUrl, poolSize: 5 });
  const server = fastify({
    return503OnClosing: false,
    clientErrorHandler: rejectInvalidHttp(config),
  });
  const app: App = {
    server,
    db,
    config,
    clock,
    secretKey: loadSecretKey(config, databaseUrl),
    publicUrl: () => config.publicUrl ?? 'http://callboard.test',
    metrics: null,
    routes: [],
    authenticate: async () => null,
    authenticateSuspended: async () => null,
    recordPresence: () => {},
    recordRefusal: async () => {},
  };
  setCommonHeaders(app);
  handleErrors(app);
  await server.register(cookie);
  await parts(app);
  await server.ready();
  return {
    ...app,
    close: async () => {
      await server.close();
      await db.$client.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
