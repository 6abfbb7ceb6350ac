import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import { inject as provided } from 'vitest';
import { createApp } from '../app.ts';
import { startBackground } from '../background.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/client.ts';
import { createSession } from '../features/auth/sessions/commands.ts';
import { newToken } from '../features/auth/token.ts';
import { flushEvents } from '../features/tracking/event-writer.ts';
import type { App } from '../http/app.ts';
import { cookieName } from '../http/session-cookie.ts';
import type { Clock } from '../platform/clock.ts';
import { startQueue } from '../platform/queue/queue.ts';
import { type RemoteConnection, remoteConnection } from '../platform/remote/remote-connection.ts';
import { cloneDatabase } from './databases.ts';
import { createSend, type Send } from './send.ts';

/** A new task wakes its worker, only a retry waits for a poll. Those of 47 workers twice a second took a fifth of a core. */
const timing = { pollSeconds: 2, scheduleSeconds: 30, superviseSeconds: 30 };

const webDir = fileURLToPath(new URL('./web', import.meta.url));

export interface TestApp extends App {
  databaseUrl: string;
  /** Sends a request as nobody. */
  call: Send;
  /** Sends requests with these headers, as those of one session. */
  callWith: (headers: Record<string, string>) => Send;
  /** Sends requests as this member. */
  as: (user: { id: string }) => Promise<Send>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Runs the queue's tasks: mails, notifications that wait, schedules. Without it they are only taken. */
  background?: boolean;
  env?: Record<string, string>;
  /** Another instance on the same database. */
  databaseUrl?: string;
  clock?: Clock;
  /** How pictures from elsewhere are reached; by default, no other host is. */
  pictures?: RemoteConnection;
  /** How push services are reached; by default, none is. */
  push?: RemoteConnection;
}

const noHost: RemoteConnection = {
  ...remoteConnection,
  resolve: async () => Promise.reject(new Error('Tests reach no other host.')),
};

function takeTasks(app: App, databaseUrl: string): void {
  const queue = startQueue(app.db, databaseUrl, app.server.log, null, app.clock);
  app.server.addHook('onClose', () => queue.stop());
}

/** The real app on a database of its own; close it in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await cloneDatabase(provided('postgresUrl')));
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://callboard.test',
    DEMO: '0',
    ...options.env,
  });
  const db = connect({ url: databaseUrl, poolSize: 5 });
  const app = await createApp(config, db, { webDir, development: false }, options.clock);
  if (options.background)
    startBackground(app, databaseUrl, timing, options.pictures ?? noHost, options.push ?? noHost);
  else takeTasks(app, databaseUrl);
  await app.server.ready();

  const inject = async (options: InjectOptions & { url: string }) => {
    const answer = await app.server.inject(options);
    // What is written in batches is there when the answer is.
    if (options.url.startsWith('/api/analytics/')) await flushEvents(db);
    return answer;
  };
  const callWith = (headers: Record<string, string>) => createSend(inject, headers);

  return {
    ...app,
    databaseUrl,
    call: callWith({}),
    callWith,
    as: async (user) => {
      const token = newToken();
      await createSession(db, user.id, token, { userAgent: 'test', address: '127.0.0.1' });
      return callWith({ cookie: `${cookieName(app)}=${token}` });
    },
    close: async () => {
      await app.server.close();
      await db.$client.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
