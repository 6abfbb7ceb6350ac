import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin as adminRoutes } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { createConnection, createPost, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof createUser>>;
let send: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { ADMIN_EMAILS: 'dean@nyu.edu' } });
  admin = await createUser(app.db, { email: 'dean@nyu.edu', isAdmin: true });
  send = await app.as(admin);
});
afterAll(() => app.close());

const merge = (primaryUserId: string, secondaryUserId: string, dryRun = false) =>
  send(merges.merge, { body: { primaryUserId, secondaryUserId, dryRun } });
const undo = (mergeId: string | null) => send(merges.undo, { params: { id: mergeId ?? '' } });
const newUser = (fields = {}) => createUser(app.db, fields);

describe('POST /api/admin/users/merge', () => {
  it('refuses what is no pair of accounts that can be merged', async () => {
    const [one, other] = [await newUser(), await newUser()];
    const suspended = await newUser({ suspendedAt: new Date().toISOString() });
    const leaving = await newUser({ deletionDueAt: '2999-01-01T00:00:00Z' });
    const refusals = [
      await merge(one.id, one.id),
      await merge('', other.id),
      await merge(one.id, 'Jonas Lindqvist'),
      await merge(`user_${'x'.repeat(500)}`, other.id),
      await merge(one.id, 'user_nobody'),
      await merge('user_nobody', other.id),
      await merge(one.id, suspended.id),
      await merge(suspended.id, one.id),
      await merge(one.id, leaving.id),
      await merge(one.id, admin.id),
      await merge(admin.id, one.id),
    ].map((answer) => [answer.statusCode, answer.error().message]);
    const missing = 'Missing information: Please enter both user IDs';
    expect(refusals).toEqual([
      [400, 'Invalid selection: Primary and secondary users cannot be the same'],
      [400, missing],
      [400, missing],
      [400, missing],
      [404, 'There is no account with the secondary user id.'],
      [404, 'There is no account with the primary user id.'],
      [409, 'The secondary account is suspended. Please lift the suspension first.'],
      [409, 'The primary account is suspended. Please lift the suspension first.'],
      [409, 'The secondary account is about to be deleted: its owner has left.'],
      [409, 'The secondary account is protected and cannot be merged.'],
      [409, 'The primary account is protected and cannot be merged.'],
    ]);
    const member = await app.as(other);
    const body = { primaryUserId: one.id, secondaryUserId: other.id };
    const refused = await member(merges.merge, { body });
    expect(refused.statusCode).toBe(403);
  });

  it('moves everything, forwards the old id and address, and is undone', async () => {
    const [primary, secondary, third] = [await newUser(), await newUser(), await newUser()];
    const post = await createPost(app.db, { authorId: secondary.id });
    await createConnection(app.db, secondary.id, third.id);
    await createConnection(app.db, primary.id, third.id, { status: 'pending' });
    const old = await app.as(secondary);
    await send(adminRoutes.setRole, {
      params: { userId: secondary.id },
      body: { role: 'analyst' },
    });

    const foretold = (await merge(primary.id, secondary.id, true)).json();
    expect(foretold).toMatchObject({ mergeId: null, merged: { posts: 1, connections: 1 } });
    expect(foretold.conflicts).toHaveLength(1);
    expect((await old(auth.user)).statusCode).toBe(200);

    const { mergeId } = (await merge(primary.id, secondary.id)).json();
    expect((await old(auth.user)).statusCode).toBe(401);
    const profile = await send(profiles.get, { params: { id: secondary.id } });
    expect(profile.json()).toMatchObject({ id: primary.id });
    const page = await send('GET', `/profile/${secondary.id}?from=mail`);
    expect(page.headers.location).toBe(`/profile/${primary.id}?from=mail`);
    expect((await send(posts.get, { params: { id: post.id } })).json().author.id).toBe(primary.id);
    expect((await merge(primary.id, secondary.id)).statusCode).toBe(404);
    const acts = (await (await app.as(primary))(audit.listAboutMe)).json();
    expect(acts).toMatchObject([{ action: 'user.merge' }, { action: 'user.role' }]);

    const [listed] = (await send(merges.list)).json();
    expect(listed).toMatchObject({ id: mergeId, secondary: { email: secondary.email } });
    expect((await undo(mergeId)).statusCode).toBe(200);
    expect((await undo(mergeId)).statusCode).toBe(409);
    expect((await send(posts.get, { params: { id: post.id } })).json().author.id).toBe(
      secondary.id,
    );
    expect((await send('GET', `/profile/${secondary.id}`)).statusCode).toBe(200);
    expect((await undo('merge_none')).statusCode).toBe(404);
  });

  it('keeps one report of two accounts that reported each other, and gives both back', async () => {
    const [primary, secondary] = [await newUser(), await newUser()];
    for (const [by, about] of [
      [primary, secondary],
      [secondary, primary],
    ] as const)
      await (await app.as(by))(moderation.report, {
        body: { targetType: 'user', targetId: about.id, reason: 'other' },
      });
    const reporters = async () => {
      const { rows } = await app.db.$client.query(
        'SELECT reporter_id, target_id FROM reports WHERE reporter_id = ANY ($1) ORDER BY 1',
        [[primary.id, secondary.id]],
      );
      return rows;
    };
    const before = await reporters();
    expect(before).toHaveLength(2);
    const { mergeId, conflicts } = (await merge(primary.id, secondary.id)).json();
    expect(conflicts).toEqual([expect.stringMatching(/reported .*each other/)]);
    expect(await reporters()).toEqual([{ reporter_id: primary.id, target_id: primary.id }]);
    await undo(mergeId);
    expect(await reporters()).toEqual(before);
  });

  it('refuses to undo after 30 days', async () => {
    const [primary, secondary] = [await newUser(), await newUser()];
    const { mergeId } = (await merge(primary.id, secondary.id)).json();
    await app.db.$client.query('UPDATE account_merges SET undo_until = now() WHERE id = $1', [
      mergeId,
    ]);
    expect((await undo(mergeId)).statusCode).toBe(409);
  });

  it('moves rows of a table that was added since, and refuses where a column has no foreign key', async () => {
    const [primary, secondary] = [await newUser(), await newUser()];
    await app.db.$client.query(
      'CREATE TABLE added_later (id text PRIMARY KEY, user_id text REFERENCES users(id) ON DELETE CASCADE)',
    );
    await app.db.$client.query(`INSERT INTO added_later VALUES ('one', $1)`, [secondary.id]);
    await merge(primary.id, secondary.id);
    const { rows } = await app.db.$client.query('SELECT user_id FROM added_later');
    expect(rows).toEqual([{ user_id: primary.id }]);
    await app.db.$client.query('CREATE TABLE loose (id text PRIMARY KEY, member_id text)');
    expect((await merge(primary.id, (await newUser()).id)).statusCode).toBe(409);
    await app.db.$client.query('DROP TABLE added_later, loose');
  });
});
