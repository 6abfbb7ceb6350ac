import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { cookieOf, createMember } from '#server/testing/auth-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import type { Send } from '#server/testing/send.ts';
import { staffStatuses } from '#server/testing/staff.ts';
import { createTwoInstances, type TwoInstances } from '#server/testing/two-instances.ts';
import { auditEntries } from '../../audit/tables.ts';

let close: TwoInstances['close'];
let app: TwoInstances['app'];
let elsewhere: TwoInstances['elsewhere'];
let staff: TwoInstances['staff'];
beforeAll(async () => {
  ({ app, elsewhere, staff, close } = await createTwoInstances());
});
afterAll(() => close());

const password = 'a long password';
const signOut = (id: string) =>
  staff.send.administrator(admin.endSessions, { params: { userId: id } });
const isSignedIn = async (send: Send) => (await send(auth.user)).statusCode === 200;
const actsAbout = (id: string) =>
  app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('POST /api/admin/users/:userId/end-sessions', () => {
  it('is refused to everyone but administrators, and ends nothing', async () => {
    const member = await createUser(app.db);
    const send = await app.as(member);
    expect(
      await staffStatuses({ ...staff.send }, (send) =>
        send(admin.endSessions, { params: { userId: 'user_none' } }),
      ),
    ).toEqual({ stranger: 401, member: 403, analyst: 403, moderator: 403, administrator: 404 });
    for (const one of ['member', 'analyst', 'moderator'] as const)
      expect(
        (await staff.send[one](admin.endSessions, { params: { userId: member.id } })).statusCode,
      ).toBe(403);
    expect([await isSignedIn(send), await actsAbout(member.id)]).toEqual([true, []]);
  });

  it('refuses oneself and the protected account with a sentence, and writes the attempt down', async () => {
    const dean = await createUser(app.db, { email: 'dean@nyu.edu', isAdmin: true });
    const send = await app.as(dean);
    const own = await signOut(staff.administrator.id);
    expect([own.statusCode, own.error().message]).toEqual([
      403,
      'To sign yourself out everywhere, please use your settings.',
    ]);
    expect((await signOut(dean.id)).statusCode).toBe(403);
    expect(await isSignedIn(send)).toBe(true);
    expect(await isSignedIn(staff.send.administrator)).toBe(true);
    const refusals = await app.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'access.refused'),
          eq(auditEntries.actorId, staff.administrator.id),
        ),
      );
    expect(refusals).toMatchObject([{ targetId: 'POST /api/admin/users/:userId/end-sessions' }]);
  });

  it('ends sessions and sockets on every instance, and nobody else’s', async () => {
    const member = await createMember(app, password);
    const bystander = await app.as(await createUser(app.db));
    const cookies = await Promise.all(
      [1, 2].map(async () => cookieOf(await app.logIn(member.email, password))),
    );
    const urls = await Promise.all(
      [app, elsewhere].map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })),
    );
    const sockets = await Promise.all(
      urls.map((url, index) => openLiveClient(url, { cookie: cookies[index] ?? '' })),
    );
    expect((await signOut(member.id)).json()).toEqual({ ended: 2 });
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(codes).toEqual([liveClose.sessionEnded, liveClose.sessionEnded]);
    for (const instance of [app, elsewhere])
      for (const cookie of cookies) {
        const me = await instance.call(auth.user, { headers: { cookie } });
        expect(me.statusCode).toBe(401);
      }
    expect(await isSignedIn(bystander)).toBe(true);
  });

  it('lets the member sign in again at once, says what to do by mail and is written down', async () => {
    const member = await createMember(app, password);
    await app.logIn(member.email, password);
    await signOut(member.id);
    const mail = await app.mailAbout(member.email, /signed out/);
    expect(mail.text).toMatch(/change\syour\spassword/);
    expect(await actsAbout(member.id)).toMatchObject([
      {
        action: 'user.sign_out',
        actorId: staff.administrator.id,
        targetId: member.id,
        after: { endedSessions: 1 },
      },
    ]);
    const again = await app.logIn(member.email, password);
    expect(again.statusCode).toBe(200);
    const acts = await app.call(audit.listAboutMe, { headers: { cookie: cookieOf(again) } });
    expect(acts.json()).toMatchObject([{ action: 'user.sign_out' }]);
  });

  it('mails nobody who was not signed in', async () => {
    const member = await createMember(app, password);
    expect((await signOut(member.id)).json()).toEqual({ ended: 0 });
    const marker = await createMember(app, password);
    await app.logIn(marker.email, password);
    await signOut(marker.id);
    await app.mailsTo(marker.email);
    await expect(app.mailsTo(member.email, 0)).resolves.toEqual([]);
  });

  it('ends the session of another administrator, and that of a suspended member', async () => {
    const other = await createUser(app.db, { isAdmin: true });
    const send = await app.as(other);
    expect((await signOut(other.id)).json()).toEqual({ ended: 1 });
    expect(await isSignedIn(send)).toBe(false);
    const suspendedAt = '2026-01-01T00:00:00Z';
    const suspended = await createMember(app, password, { suspendedAt });
    const cookie = cookieOf(await app.logIn(suspended.email, password));
    const read = () => app.call(account.suspension, { headers: { cookie } });
    expect((await read()).statusCode).toBe(200);
    expect((await signOut(suspended.id)).json()).toEqual({ ended: 1 });
    expect((await read()).statusCode).toBe(401);
  });
});
