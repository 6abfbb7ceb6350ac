import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { connect, type RootDb } from '#server/db/client.ts';
import { createSession } from '#server/features/auth/sessions/commands.ts';
import { newToken } from '#server/features/auth/token.ts';
import { serverKey } from '#server/platform/server-key.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { graduationCodes, setGraduationCodes } from '#server/testing/graduation-codes.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { confirmGraduation } from './confirm-graduation.ts';
import { moveAccount } from './move-account.ts';

let app: TestApp;
let administrator: Send;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

const newAddress = () => `new-${(count += 1)}@nyu.edu`;

/** A member who has asked to move to this address and has both codes. */
async function mover(to: string) {
  const member = await createUser(app.db, { passwordHash: null });
  const send = await app.as(member);
  expect((await send(merges.startGraduation, { body: { newEmail: to } })).statusCode).toBe(202);
  await setGraduationCodes(app, member, to);
  const confirm = async () => {
    const answer = await send(merges.confirmGraduation, { body: graduationCodes });
    return answer.statusCode;
  };
  return { ...member, send, confirm };
}

/** A connection that does this before it opens a second step. */
function connectionThatFirst(act: () => Promise<void>): RootDb {
  const db = connect({ url: app.databaseUrl, poolSize: 2 });
  db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const isOpening = (first: unknown) =>
      /^update "graduations" .*"proved_at" = now\(\)/.test((first as { text?: string }).text ?? '');
    Object.assign(client, {
      query: (...all: unknown[]) =>
        isOpening(all[0]) ? act().then(() => query(...all)) : query(...all),
    });
  });
  return db;
}

/** Both are past looking for who has the address before either moves to it. */
async function heldUntilBothWait<T>(
  [one, other]: { id: string }[],
  act: () => Promise<T>,
): Promise<T> {
  const ids = [one?.id, other?.id];
  const client = await app.db.$client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT id FROM users WHERE id = ANY ($1) FOR NO KEY UPDATE', [ids]);
    const acted = act();
    await eventually(async () => {
      const { rows } = await app.db.$client.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(2);
    });
    await client.query('COMMIT');
    return await acted;
  } finally {
    client.release();
  }
}

const sorted = (statuses: number[]) => statuses.toSorted((one, other) => one - other);

describe(moveAccount, () => {
  it('uses the codes once where they are sent twice at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const to = newAddress();
      if (round % 2 === 0) await createUser(app.db, { email: to });
      const { confirm, send } = await mover(to);
      expect(sorted(await Promise.all([confirm(), confirm()]))).toEqual([200, 400]);
      expect((await send(auth.user)).json().email).toBe(to);
    }
  });

  it('gives an address to one of two who move to it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const to = newAddress();
      const { id } =
        round % 2 === 0 ? await createUser(app.db, { email: to }) : { id: 'user_none' };
      const post = id === 'user_none' ? null : await createPost(app.db, { authorId: id });
      const [one, other] = [await mover(to), await mover(to)];
      const statuses = await heldUntilBothWait([one, other], () =>
        Promise.all([one.confirm(), other.confirm()]),
      );
      expect(sorted(statuses)).toEqual([200, 409]);
      const emails = await Promise.all(
        [one, other].map(async ({ send }) => (await send(auth.user)).json().email),
      );
      expect(emails.filter((email) => email === to)).toHaveLength(1);
      const winner = emails[0] === to ? one : other;
      if (post) {
        const shown = await winner.send(posts.get, { params: { id: post.id } });
        expect(shown.json().author.id).toBe(winner.id);
      }
    }
  });

  it('moves an account or merges it away, where both are asked for at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await mover(newAddress());
      const primary = await createUser(app.db);
      const body = { primaryUserId: primary.id, secondaryUserId: member.id };
      const [moved, merged] = await Promise.all([
        member.confirm(),
        administrator(merges.merge, { body }),
      ]);
      expect(merged.statusCode).toBe(200);
      expect([200, 401]).toContain(moved);
    }
  });
});

describe(confirmGraduation, () => {
  it('opens no second step for another address, which the member asked for meanwhile', async () => {
    const [proved, unproved] = [newAddress(), newAddress()];
    await createUser(app.db, { email: proved, hasSecondFactor: true });
    await createUser(app.db, { email: unproved, hasSecondFactor: true });
    const { id, send } = await mover(proved);
    const token = newToken();
    await createSession(app.db, id, token, { userAgent: 'test', address: '127.0.0.1' });
    const viewer = await app.authenticate(token);
    if (!viewer) throw new Error('The session is valid.');
    const db = connectionThatFirst(async () => {
      await send(merges.cancelGraduation);
      expect(
        (await send(merges.startGraduation, { body: { newEmail: unproved } })).statusCode,
      ).toBe(202);
    });
    const codeKey = serverKey(app, 'code');
    const settings = { codeKey, publicUrl: 'http://callboard.test', adminEmails: [] };
    await expect(confirmGraduation(db, viewer, graduationCodes, settings)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await send(merges.findGraduation)).json()).toMatchObject({
      newEmail: unproved,
      secondStep: null,
    });
    await db.$client.end();
  });
});
