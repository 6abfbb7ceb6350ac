import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { createMember } from '#server/testing/auth-app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createComment, createPost, createUser } from '#server/testing/factories.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import { wrong } from '#server/testing/send.ts';
import { createTwoInstances, type TwoInstances } from '#server/testing/two-instances.ts';
import { auditEntries } from '../../audit/tables.ts';
import { createSession } from '../../auth/sessions/commands.ts';
import { newToken } from '../../auth/token.ts';
import { liftEndedSuspensions } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';

let close: TwoInstances['close'];
let app: TwoInstances['app'];
let elsewhere: TwoInstances['elsewhere'];
let staff: TwoInstances['staff'];
beforeAll(async () => {
  ({ app, elsewhere, staff, close } = await createTwoInstances());
});
afterAll(() => close());

const password = 'a long password';
const suspend = (id: string, body: BodyInputOf<typeof admin.suspend> = { reason: 'Spam.' }) =>
  staff.send.administrator(admin.suspend, { params: { userId: id }, body });
const unsuspend = (id: string) =>
  staff.send.administrator(admin.unsuspend, { params: { userId: id } });
const actsAbout = (id: string) =>
  app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const endNow = (id: string) =>
  app.db.execute(
    sql`UPDATE users SET suspended_until = now() - interval '1 second' WHERE id = ${param(id)}`,
  );

describe('POST /api/admin/users/:userId/suspend', () => {
  it('refuses oneself, the protected account, no reason and an end that has passed', async () => {
    const dean = await createUser(app.db, { email: 'dean@nyu.edu', isAdmin: true });
    const { id } = await createUser(app.db);
    for (const [of, body, status] of [
      [staff.administrator.id, { reason: 'x' }, 403],
      [dean.id, { reason: 'x' }, 403],
      [id, wrong({}), 400],
      [id, { reason: ' ' }, 400],
      [id, { reason: 'x', until: inDays(-1) }, 400],
      [id, { reason: 'x', until: 'soon' }, 400],
      ['user_none', { reason: 'x' }, 404],
    ] as const)
      expect([of, body, (await suspend(of, body)).statusCode]).toEqual([of, body, status]);
    const suspended = await app.db.$count(
      users,
      and(inArray(users.id, [staff.administrator.id, dean.id, id]), isNotNull(users.suspendedAt)),
    );
    expect([suspended, await actsAbout(id)]).toEqual([0, []]);
    const refusals = await app.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'access.refused'),
          eq(auditEntries.actorId, staff.administrator.id),
        ),
      );
    expect(refusals).toMatchObject([{ targetId: 'POST /api/admin/users/:userId/suspend' }]);
  });

  it('leaves one of two administrators who suspend each other at once', async () => {
    const two = [
      await createUser(app.db, { isAdmin: true }),
      await createUser(app.db, { isAdmin: true }),
    ];
    const sends = await Promise.all(two.map((one) => app.as(one)));
    const answers = await Promise.all(
      sends.map((send, at) =>
        send(admin.suspend, { params: { userId: two[1 - at]?.id }, body: { reason: 'x' } }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect([
      [200, 401],
      [200, 403],
    ]).toContainEqual(statuses);
  });

  it('ends sessions and sockets on every instance', async () => {
    const { id } = await createMember(app, password);
    const token = newToken();
    await createSession(app.db, id, token, { userAgent: 'test', address: '127.0.0.1' });
    const headers = { cookie: `callboard=${token}` };
    const urls = await Promise.all(
      [app, elsewhere].map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })),
    );
    const sockets = await Promise.all(urls.map((url) => openLiveClient(url, headers)));
    expect((await suspend(id)).statusCode).toBe(200);
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(codes).toEqual([liveClose.sessionEnded, liveClose.sessionEnded]);
    for (const instance of [app, elsewhere])
      expect((await instance.call(auth.user, { headers })).statusCode).toBe(401);
  });

  it('says why and until when at the sign-in and by mail, and is written down', async () => {
    const { id, email } = await createMember(app, password);
    const until = inDays(3);
    const answer = await suspend(id, { reason: 'Fake castings.', until });
    expect(answer.json()).toMatchObject({
      isSuspended: true,
      suspensionReason: 'Fake castings.',
      suspendedUntil: expect.stringContaining(until.slice(0, 19)),
    });
    const refused = await app.logIn(email, password);
    expect([refused.statusCode, refused.error().code]).toEqual([403, 'suspended']);
    expect(refused.error().message).toMatch(
      /^This account is suspended until \w+ \d+, \d{4} at .+\. The reason given: Fake castings\. /,
    );
    const wrong = await app.logIn(email, 'another password');
    expect(wrong.error().message).not.toContain('Fake castings');
    const mail = await app.mailAbout(email, /suspended/);
    expect(mail.text).toContain('Fake castings.');
    expect(await actsAbout(id)).toMatchObject([
      { action: 'user.suspend', actorId: staff.administrator.id, note: 'Fake castings.' },
    ]);
  });

  it('takes the member’s comments out of the counts, and back in', async () => {
    const { id } = await createUser(app.db);
    const post = await createPost(app.db, { commentCount: 1 });
    await createComment(app.db, { postId: post.id, authorId: id });
    const counted = async () =>
      (await staff.send.member(posts.get, { params: { id: post.id } })).json().commentCount;
    await suspend(id);
    expect(await counted()).toBe(0);
    await unsuspend(id);
    expect(await counted()).toBe(1);
  });
});

describe('the end of a suspension', () => {
  it('is refused for a member who is not suspended', async () => {
    const { id } = await createUser(app.db);
    expect((await unsuspend(id)).statusCode).toBe(409);
    expect((await unsuspend('user_none')).statusCode).toBe(404);
  });

  it('lets the member in again, and is mailed and written down', async () => {
    const { id, email } = await createMember(app, password);
    await suspend(id);
    expect((await unsuspend(id)).json()).toMatchObject({
      isSuspended: false,
      suspensionReason: null,
    });
    expect((await app.logIn(email, password)).statusCode).toBe(200);
    await app.mailAbout(email, /open again/);
    expect((await actsAbout(id)).map(({ action }) => action)).toEqual([
      'user.suspend',
      'user.unsuspend',
    ]);
  });

  it('comes by itself at the next sign-in', async () => {
    const { id, email } = await createMember(app, password);
    await suspend(id, { reason: 'x', until: inDays(1) });
    expect((await app.logIn(email, password)).statusCode).toBe(403);
    await endNow(id);
    expect((await app.logIn(email, password)).statusCode).toBe(200);
    await app.mailAbout(email, /open again/);
    await eventually(async () => {
      expect(await actsAbout(id)).toMatchObject([
        { action: 'user.suspend' },
        { action: 'user.unsuspend', actorId: null },
      ]);
    });
  });

  it('comes by itself for everybody whose time is over, and for nobody else', async () => {
    const [over, not, endless] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    await suspend(over.id, { reason: 'x', until: inDays(1) });
    await suspend(not.id, { reason: 'x', until: inDays(1) });
    await suspend(endless.id);
    await endNow(over.id);
    await liftEndedSuspensions(app.db);
    const isSuspended = async ({ id }: { id: string }) =>
      (await staff.send.administrator(admin.getUser, { params: { userId: id } })).json()
        .isSuspended;
    expect([await isSuspended(over), await isSuspended(not), await isSuspended(endless)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
