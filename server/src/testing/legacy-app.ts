import { legacyMedia } from '#contract/legacy-media/contract.ts';
import { buildSearch } from '#contract/request.ts';
import { legacyMediaRoutes } from '../features/legacy-media/routes.ts';
import type { Viewer } from '../http/app.ts';
import type { RemoteConnection } from '../platform/remote/remote-connection.ts';
import { createBareApp } from './bare-app.ts';
import { type Answer, createSend, type Send } from './send.ts';

export const legacyMediaHost = 'media.old-school.example';
export const memberCookie = `callboard=${'s'.repeat(43)}`;

export interface LegacyApp {
  /** Asks for a legacy address, as a member. */
  get: (url: string, headers?: Record<string, string>) => Promise<Answer<typeof legacyMedia.read>>;
  /** Asks for anything, as a member. */
  send: Send;
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

export const proxied = (url: string) => legacyMedia.read.path + buildSearch({ url });

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
  const send = createSend((options) => server.inject(options), { cookie: memberCookie });
  return {
    get: (url, headers) => send(legacyMedia.read, { query: { url }, headers }),
    send,
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    close: () => {
      server.server.closeAllConnections();
      return close();
    },
  };
}
