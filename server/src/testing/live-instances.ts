import { inject as provided } from 'vitest';
import { authenticate } from '../features/auth/sessions/authenticate.ts';
import { createSession } from '../features/auth/sessions/commands.ts';
import { newToken } from '../features/auth/token.ts';
import { presenceRecorder } from '../features/presence/commands.ts';
import { liveSocket } from '../http/live/live-socket.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type LiveHub, startLiveHub } from '../platform/live/live-hub.ts';
import { createBareApp } from './bare-app.ts';
import { cloneDatabase } from './databases.ts';
import { createUser } from './factories.ts';
import { type LiveClient, openLiveClient } from './live-client.ts';
import { silentLog } from './silent-log.ts';

export type LiveInstance = Awaited<ReturnType<typeof startInstance>>;

/** Two instances of the live channel on one database, and members to connect to them. */
export async function startLiveInstances(clock: Clock = systemClock) {
  const databaseUrl = await cloneDatabase(provided('postgresUrl'));
  const [here, there] = await Promise.all([
    startInstance(databaseUrl, clock),
    startInstance(databaseUrl, clock),
  ]);
  const clients: LiveClient[] = [];
  return {
    here,
    there,
    another: () => startInstance(databaseUrl, clock),
    signIn: async (user?: { id: string }) => {
      const { id: userId } = user ?? (await createUser(here.db));
      const token = newToken();
      const device = { userAgent: 'test', address: '127.0.0.1' };
      const sessionId = await createSession(here.db, userId, token, device);
      return { userId, sessionId, headers: { cookie: `callboard=${token}` } };
    },
    connect: async (instance: LiveInstance, headers: Record<string, string>) => {
      const client = await openLiveClient(instance.url, headers);
      clients.push(client);
      return client;
    },
    disconnectAll: () => clients.splice(0).forEach(({ socket }) => socket.terminate()),
    close: () => Promise.all([here.close(), there.close()]),
  };
}

async function startInstance(databaseUrl: string, clock: Clock) {
  let hub: LiveHub | undefined;
  const app = await createBareApp(
    databaseUrl,
    async (bare) => {
      bare.authenticate = authenticate(bare);
      bare.recordPresence = presenceRecorder(bare);
      hub = startLiveHub(bare.db, silentLog, clock);
      bare.server.addHook('onClose', () => hub?.stop());
      await liveSocket(bare, hub);
    },
    {},
    clock,
  );
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  await hub?.listening;
  return {
    ...app,
    url,
    countConnections: () =>
      new Promise<number>((resolve, reject) => {
        app.server.server.getConnections((error, count) =>
          error ? reject(error) : resolve(count),
        );
      }),
  };
}
