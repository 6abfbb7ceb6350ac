import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const isSignedIn = async (send: Send) => (await send(auth.user)).statusCode === 200;
const listOf = async (send: Send) => (await send(auth.listSessions)).json();

async function ageSessions(userId: string, interval: string): Promise<void> {
  await app.db.$client.query(
    'UPDATE sessions SET last_seen_at = last_seen_at - $2::interval, expires_at = expires_at - $2::interval WHERE user_id = $1',
    [userId, interval],
  );
}

describe('a session', () => {
  it('ends after thirty days without use', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await ageSessions(user.id, '30 days 1 second');
    expect(await isSignedIn(send)).toBe(false);
  });

  it('slides on while it is used', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await ageSessions(user.id, '29 days');
    expect(await isSignedIn(send)).toBe(true);
    const untilExpiry = async () => {
      const { rows } = await app.db.$client.query(
        'SELECT (expires_at - now()) > $2::interval AS fresh FROM sessions WHERE user_id = $1',
        [user.id, '29 days'],
      );
      return rows[0].fresh;
    };
    await eventually(async () => expect(await untilExpiry()).toBe(true));
  });

  it('ends ninety days after the sign-in, whatever happens', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await ageSessions(user.id, '10 minutes');
    await app.db.$client.query(
      "UPDATE sessions SET created_at = now() - interval '89 days' WHERE user_id = $1",
      [user.id],
    );
    expect(await isSignedIn(send)).toBe(true);
    await eventually(async () => {
      const { rows } = await app.db.$client.query(
        "SELECT expires_at = created_at + interval '90 days' AS bounded FROM sessions WHERE user_id = $1",
        [user.id],
      );
      expect(rows[0].bounded).toBe(true);
    });
    await ageSessions(user.id, '1 day');
    expect(await isSignedIn(send)).toBe(false);
  });

  it('ends when its member is suspended', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await app.db.$client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [user.id]);
    expect(await isSignedIn(send)).toBe(false);
  });
});

describe('GET /api/auth/sessions', () => {
  it('lists where I am signed in, newest first, and nobody else', async () => {
    const user = await createUser(app.db);
    await app.as(await createUser(app.db));
    await app.as(user);
    const list = await listOf(await app.as(user));
    expect(list).toHaveLength(2);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ device: 'Unknown device', address: '127.0.0.1' });
    expect(Object.keys(list[0] ?? {})).not.toContain('tokenHash');
  });

  it('comes in pages', async () => {
    const user = await createUser(app.db);
    const [send] = [await app.as(user), await app.as(user), await app.as(user)];
    const pages = await readPages(send, auth.listSessions, { query: { limit: 2 } });
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3);
  });

  it('refuses a page link that was tampered with', async () => {
    const send = await app.as(await createUser(app.db));
    const cursor = Buffer.from('["yesterday", 5]').toString('base64url');
    const answer = await send(auth.listSessions, { query: { cursor } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('DELETE /api/auth/sessions/:id', () => {
  it("answers 404 for another member's session and leaves it alone", async () => {
    const other = await app.as(await createUser(app.db));
    const [theirs] = await listOf(other);
    const mine = await app.as(await createUser(app.db));
    const answer = await mine(auth.endSession, { params: { id: theirs?.id } });
    expect(answer.statusCode).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('signs one device out and keeps the others', async () => {
    const user = await createUser(app.db);
    const [here, there] = [await app.as(user), await app.as(user)];
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent);
    expect((await here(auth.endSession, { params: { id: other?.id } })).statusCode).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });
});

describe('POST /api/auth/logout', () => {
  it('ends this session and clears the cookie', async () => {
    const user = await createUser(app.db);
    const [here, there] = [await app.as(user), await app.as(user)];
    const answer = await here(auth.logOut);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: 'callboard', value: '' }]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  });

  it('does no harm twice, or to a stranger', async () => {
    const here = await app.as(await createUser(app.db));
    await here(auth.logOut);
    expect((await here(auth.logOut)).statusCode).toBe(204);
    expect((await app.call(auth.logOut)).statusCode).toBe(204);
  });
});

describe('POST /api/auth/logout-everywhere', () => {
  it('ends every session of mine and none of others', async () => {
    const user = await createUser(app.db);
    const [here, there] = [await app.as(user), await app.as(user)];
    const other = await app.as(await createUser(app.db));
    expect((await here(auth.logOutEverywhere)).statusCode).toBe(204);
    expect(await Promise.all([here, there, other].map(isSignedIn))).toEqual([false, false, true]);
  });
});
