import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { merges } from '#contract/merges/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { createConnection, createPost, createUser } from '#server/testing/factories.ts';
import { graduationCodes, setGraduationCodes } from '#server/testing/graduation-codes.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import { startOidc, type TestOidc } from '#server/testing/oidc.ts';
import { createStaff, staffStatuses } from '#server/testing/staff.ts';

let app: AuthApp;
let oidc: TestOidc;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  oidc = await startOidc('http://callboard.test/api/auth/google/callback');
  app = await createAuthApp(oidc.env);
  staff = await createStaff(app);
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

const query = (text: string, ...values: unknown[]) => app.db.$client.query(text, values);

async function merge(primary: { id: string }, secondary: { id: string }) {
  const ids = { primaryUserId: primary.id, secondaryUserId: secondary.id };
  const answer = await staff.send.administrator(merges.merge, { body: ids });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const undo = (id: string | null) =>
  staff.send.administrator(merges.undo, { params: { id: id ?? '' } });

it('is merged by administrators only, and the refused ones are in the audit log', async () => {
  const ids = async () => ({
    primaryUserId: (await createUser(app.db)).id,
    secondaryUserId: (await createUser(app.db)).id,
  });
  expect(
    await staffStatuses(staff.send, async (send) => send(merges.merge, { body: await ids() })),
  ).toEqual({ stranger: 401, member: 403, analyst: 403, moderator: 403, administrator: 200 });
  expect(
    await staffStatuses(staff.send, (send) => send(merges.undo, { params: { id: 'merge_none' } })),
  ).toEqual({ stranger: 401, member: 403, analyst: 403, moderator: 403, administrator: 404 });
  expect(await staffStatuses(staff.send, (send) => send(merges.list))).toEqual({
    stranger: 401,
    member: 403,
    analyst: 403,
    moderator: 403,
    administrator: 200,
  });
  const { rows } = await query(
    'SELECT DISTINCT actor_id FROM audit_entries WHERE actor_id = ANY ($1)',
    [staff.member.id, staff.analyst.id, staff.moderator.id],
  );
  expect(rows).toHaveLength(3);
});

it('closes its sockets', async () => {
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const [primary, secondary] = [await createUser(app.db), await createMember(app, 'a password')];
  const signedIn = await app.logIn(secondary.email, 'a password');
  const live = await openLiveClient(url, { cookie: cookieOf(signedIn) });
  await merge(primary, secondary);
  expect(await live.closed).toBe(liveClose.sessionEnded);
});

describe('the address of an account that was merged', () => {
  it('signs in to the other account with its password, resets it and makes no new account', async () => {
    const primary = await createMember(app, 'primary password', { email: 'kept@nyu.edu' });
    const secondary = await createMember(app, 'secondary password', { email: 'old@nyu.edu' });
    const { mergeId } = await merge(primary, secondary);
    expect((await app.logIn('old@nyu.edu', 'primary password')).json().id).toBe(primary.id);
    expect((await app.logIn('old@nyu.edu', 'secondary password')).statusCode).toBe(401);
    await app.call(auth.forgotPassword, { body: { email: 'old@nyu.edu' } });
    await app.mailAbout('kept@nyu.edu', /mode=reset/);
    await app.signUp('old@nyu.edu');
    const [mail] = await app.mailsTo('old@nyu.edu');
    expect(mail?.subject).not.toMatch(/^\d{6}/);
    expect((await app.verify('old@nyu.edu', '000000')).statusCode).toBe(400);

    await undo(mergeId);
    expect((await app.logIn('old@nyu.edu', 'secondary password')).json().id).toBe(secondary.id);
  });

  it('signs in to the other account by Google', async () => {
    const [primary, secondary] = [await createUser(app.db), await createUser(app.db)];
    await merge(primary, secondary);
    const started = await app.call(auth.google);
    const { email } = secondary;
    const account = { sub: email, email, email_verified: true, given_name: 'G', hd: 'nyu.edu' };
    const callback = await oidc.authorize(String(started.headers.location), account);
    const answer = await app.call('GET', callback.replace('http://callboard.test', ''), undefined, {
      cookie: cookieOf(started, 'callboard-google'),
    });
    const me = await app.call(auth.user, { headers: { cookie: cookieOf(answer) } });
    expect(me.json().id).toBe(primary.id);
  });
});

it('keeps a block of one account: the connection of the other ends, until the merge is undone', async () => {
  const [primary, secondary, third] = [
    await createUser(app.db),
    await createUser(app.db),
    await createUser(app.db),
  ];
  await query('INSERT INTO blocks VALUES ($1, $2)', third.id, secondary.id);
  await createConnection(app.db, primary.id, third.id);
  const post = await createPost(app.db, { authorId: primary.id });
  const theirs = await app.as(third);
  expect((await theirs(posts.get, { params: { id: post.id } })).statusCode).toBe(200);
  const { mergeId, conflicts } = await merge(primary, secondary);
  expect(conflicts).toEqual([expect.stringContaining('the block stays')]);
  const status = async () =>
    (await query('SELECT status FROM connections WHERE addressee_id = $1', third.id)).rows;
  expect(await status()).toEqual([{ status: 'removed' }]);
  expect((await theirs(posts.get, { params: { id: post.id } })).statusCode).toBe(404);
  await undo(mergeId);
  expect(await status()).toEqual([{ status: 'accepted' }]);
  expect((await theirs(posts.get, { params: { id: post.id } })).statusCode).toBe(200);
});

it('has no secret of a session, reset or code in the journal, and its factors back after an undo', async () => {
  const [primary, secondary] = [await createUser(app.db), await createMember(app, 'a password')];
  await app.as(secondary);
  await query(
    `INSERT INTO totp_secrets (user_id, secret, confirmed_at) VALUES ($1, 'totp', now())`,
    secondary.id,
  );
  await query(`INSERT INTO recovery_codes VALUES ($1, 'hidden-recovery')`, secondary.id);
  await query(
    `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ('hidden-reset', $1, now())`,
    secondary.id,
  );
  await query(
    `INSERT INTO second_steps VALUES ('hidden-step', $1, 5, now() + interval '1 hour')`,
    secondary.id,
  );
  const { mergeId } = await merge(primary, secondary);
  const journal = await query('SELECT journal FROM account_merges WHERE id = $1', mergeId);
  const text = JSON.stringify(journal.rows);
  expect(text).toContain('"totp"');
  for (const secret of ['hidden-', 'token_hash', 'code_hash']) expect(text).not.toContain(secret);
  await undo(mergeId);
  const factors = await query('SELECT secret FROM totp_secrets WHERE user_id = $1', secondary.id);
  expect(factors.rows).toEqual([{ secret: 'totp' }]);
  const emptied = await query('SELECT journal FROM account_merges WHERE id = $1', mergeId);
  expect(emptied.rows).toEqual([{ journal: null }]);
});

it('gives a former address back with the account that it names', async () => {
  const [primary, secondary, later] = [
    await createUser(app.db),
    await createUser(app.db),
    await createUser(app.db),
  ];
  const former = `former.${secondary.id.slice(5)}@nyu.edu`;
  await query('INSERT INTO former_accounts VALUES ($1, $2, $1)', secondary.id, former);
  const { mergeId } = await merge(primary, secondary);
  expect((await undo(mergeId)).statusCode).toBe(200);
  const rows = await query(
    'SELECT user_id, current_id FROM former_accounts WHERE email = $1',
    former,
  );
  expect(rows.rows).toEqual([{ user_id: secondary.id, current_id: secondary.id }]);
  await merge(later, primary);
  const found = await staff.send.administrator(profiles.get, { params: { id: primary.id } });
  expect(found.json().id).toBe(later.id);
});

it('is not undone while the address that its member gave up is that of another account', async () => {
  const [member, first, second] = [
    await createUser(app.db),
    await createUser(app.db),
    await createUser(app.db),
  ];
  const moveTo = async (from: string, to: string) => {
    const send = await app.as(member);
    await send(merges.startGraduation, { body: { newEmail: to } });
    await setGraduationCodes(app, { id: member.id, email: from }, to);
    const moved = await send(merges.confirmGraduation, { body: graduationCodes });
    expect(moved.statusCode).toBe(200);
    const { rows } = await query('SELECT id FROM account_merges WHERE secondary_email = $1', to);
    return String(rows[0].id);
  };
  const earlier = await moveTo(member.email, first.email);
  const later = await moveTo(first.email, second.email);
  expect((await undo(earlier)).statusCode).toBe(200);
  const refused = await undo(later);
  expect([refused.statusCode, refused.error().message]).toEqual([
    409,
    `This merge cannot be undone: ${first.email} is the address of another account now.`,
  ]);
});

it('is undone, or its primary merged away, where both are asked for at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [primary, secondary, third] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    const { mergeId } = await merge(primary, secondary);
    const ids = { primaryUserId: third.id, secondaryUserId: primary.id };
    const [undone, merged] = await Promise.all([
      undo(mergeId),
      staff.send.administrator(merges.merge, { body: ids }),
    ]);
    expect(merged.statusCode).toBe(200);
    expect([200, 409]).toContain(undone.statusCode);
  }
});
