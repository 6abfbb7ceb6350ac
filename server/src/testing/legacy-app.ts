import type { LightMyRequestResponse } from 'fastify';
import { legacyMediaRoutes } from '../features/legacy-media/routes.ts';
import type { Viewer } from '../http/app.ts';
import type { RemoteConnection } from '../platform/remote/remote-connection.ts';
import { createBareApp } from './bare-app.ts';

export const legacyMediaHost = 'media.old-school.example';
export const memberCookie = `callboard=${'s'.repeat(43)}`;

export interface LegacyApp {
  /** Asks for a legacy address, as a member. */
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Asks for anything, as a member. */
  send: (method: 'GET' | 'HEAD', url: string) => Promise<LightMyRequestResponse>;
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

export const proxied = (url: string) => `/api/s3-proxy/legacy?url=${encodeURIComponent(url)}`;

/** The route for legacy media alone, over a connection of the test's. */
export async function createLegacyApp(
  connection: RemoteConnection,
  env: Record<string, string> = { LEGACY_MEDIA_HOST: legacyMediaHost },
): Promise<LegacyApp> {
  const member = { id: 'user_1' } as Viewer;
  const { server, close } = await createBareApp(
    'postgres://unused',
    (bare) => legacyMediaRoutes({ ...bare, authenticate: async () => member }, connection),
    env,
  );
  return {
    get: (url, headers) =>
      server.inject({ url: proxied(url), headers: { cookie: memberCookie, ...headers } }),
    send: (method, url) => server.inject({ method, url, headers: { cookie: memberCookie } }),
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    close: () => {
      server.server.closeAllConnections();
      return close();
    },
  };
}
