import { createSession } from '../features/auth/sessions/commands.ts';
import { newToken } from '../features/auth/token.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface ListeningApp extends TestApp {
  url: string;
  /** The cookie of a new session of this member. */
  cookieOf: (user: { id: string }) => Promise<string>;
}

/** The real app behind a real port, for what needs a connection that can break. */
export async function createListeningApp(options: TestAppOptions = {}): Promise<ListeningApp> {
  const app = await createTestApp(options);
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...app,
    url,
    cookieOf: async (user) => {
      const token = newToken();
      await createSession(app.db, user.id, token, { userAgent: 'test', address: '127.0.0.1' });
      return `callboard=${token}`;
    },
  };
}
