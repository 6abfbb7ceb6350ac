import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '#server/testing/auth-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newToken } from '../token.ts';
import { createSession, openSession } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const device = { userAgent: 'test', address: '127.0.0.1' };
const provedBy = 'password' as const;

describe('openSession', () => {
  it('is void when the password has changed since it was checked', async () => {
    const user = await createMember(app, 'a password');
    const signIn = { userId: user.id, token: newToken(), device, oldToken: null, provedBy };
    expect(await openSession(app.db, { ...signIn, passwordHash: 'an older hash' })).toBe(false);
    expect(await app.authenticate(signIn.token)).toBeNull();
    const passwordHash = user.passwordHash ?? '';
    expect(await openSession(app.db, { ...signIn, passwordHash })).toBe(true);
    expect((await app.authenticate(signIn.token))?.id).toBe(user.id);
  });

  it('keeps the fifty sessions that were used last', async () => {
    const user = await createUser(app.db);
    const oldest = newToken();
    await createSession(app.db, user.id, oldest, device);
    await app.db.$client.query(
      "UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1",
      [user.id],
    );
    for (let count = 0; count < 49; count++) {
      await createSession(app.db, user.id, newToken(), device);
    }
    const token = newToken();
    await openSession(app.db, { userId: user.id, token, device, oldToken: null, provedBy });
    expect(await app.authenticate(oldest)).toBeNull();
    expect(await app.authenticate(token)).not.toBeNull();
    const { rows } = await app.db.$client.query(
      'SELECT count(*)::int AS n FROM sessions WHERE user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ n: 50 }]);
  });
});
