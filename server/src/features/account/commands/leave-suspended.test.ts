import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { password } from '#server/testing/factor-app.ts';
import { type Send, statusOf } from '#server/testing/send.ts';
import { createSuspensionApp } from '#server/testing/suspension-app.ts';
import { auditEntries } from '../../audit/tables.ts';
import { users } from '../../users/tables.ts';
import { deleteLeftMembers } from './delete-left-members.ts';

let app: Awaited<ReturnType<typeof createSuspensionApp>>;
beforeAll(async () => {
  app = await createSuspensionApp();
});
afterAll(() => app.close());

const prove = (
  send: Send,
  proof: BodyInputOf<typeof secondFactor.prove> = { method: 'password', password },
) => send(secondFactor.prove, { body: proof });

describe('the deletion of a suspended account', () => {
  const remove = (send: Send) => send(account.remove);

  it('asks again for a proof, and for the second factor where there is one', async () => {
    const { send } = await app.suspendedMember();
    expect((await remove(send)).error().code).toBe('proof_required');
    const wrong = await prove(send, { method: 'password', password: 'wrong password' });
    expect([wrong.statusCode, (await remove(send)).statusCode]).toEqual([400, 403]);
    const two = await app.memberWith();
    const { codeAt, recoveryCodes } = await app.addTotp(two.send);
    await app.suspend(two.member.id);
    const step = await app.firstStep(two.member);
    const opened = await app.finish(step, { method: 'totp', code: codeAt() });
    const own = app.withCookie(cookieOf(opened));
    expect((await prove(own)).statusCode).toBe(400);
    expect((await remove(own)).statusCode).toBe(403);
    await prove(own, { method: 'recovery-code', code: recoveryCodes[0] ?? '' });
    expect((await remove(own)).statusCode).toBe(204);
  });

  it('is refused to an administrator whom no active one could replace', async () => {
    const { member, send } = await app.suspendedMember();
    const administrators = sql`UPDATE users SET is_admin = (id = ${param(member.id)})
      WHERE is_admin OR id = ${param(member.id)}`;
    await app.db.execute(administrators);
    await prove(send);
    expect((await remove(send)).statusCode).toBe(409);
    await app.db.execute(sql`UPDATE users SET is_admin = (id = ${param(app.staff.administrator.id)})
      WHERE is_admin OR id = ${param(app.staff.administrator.id)}`);
    expect((await remove(send)).statusCode).toBe(204);
  });

  it('ends every session, and is undone into the same suspension', async () => {
    const { member, send } = await app.suspendedMember({
      reason: 'Spam.',
      until: '2199-01-01T00:00:00.000Z',
    });
    const second = await app.signIn(member);
    const before = await suspensionOf(member.id);
    await prove(send);
    expect((await remove(send)).statusCode).toBe(204);
    for (const own of [send, second]) expect(await statusOf(own, account.suspension)).toBe(401);
    await app.mailAbout(member.email, /will be deleted/);

    const again = await app.logIn(member.email, password);
    expect([again.statusCode, again.error().code]).toEqual([403, 'deletion_pending']);
    const back = app.withCookie(cookieOf(again));
    for (const route of [account.suspension, account.listExports, auth.user])
      expect(await statusOf(back, route)).toBe(401);
    const pending = await back(account.pendingDeletion);
    expect(pending.json()).toMatchObject({ firstName: 'Maya', isSuspended: true });
    expect((await back(account.restore)).statusCode).toBe(204);
    const mail = await app.mailAbout(member.email, /is back/);
    expect(mail.text).toContain('It is still suspended');

    expect(await suspensionOf(member.id)).toEqual(before);
    expect(await statusOf(back, auth.user)).toBe(401);
    expect((await back(account.suspension)).json().reason).toBe('Spam.');
    const profile = { params: { id: member.id } };
    expect(await statusOf(app.staff.send.member, profiles.get, profile)).toBe(404);
  });

  it('leaves the address taken, and the log with what was done', async () => {
    const { member, send } = await app.suspendedMember();
    await prove(send);
    await remove(send);
    await app.signUp(member.email);
    await app.mailAbout(member.email, /has an account|already/);
    expect((await app.logIn(member.email, password)).error().code).toBe('deletion_pending');
    const acts = await app.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, member.id));
    expect(acts).toEqual([{ action: 'user.suspend' }]);
    const seen = await app.staff.send.administrator(admin.getUser, {
      params: { userId: member.id },
    });
    expect(seen.json()).toMatchObject({ isSuspended: true, isLeaving: true });
  });

  it('is carried out when its time is over, and the log keeps the suspension', async () => {
    const { member, send } = await app.suspendedMember();
    await prove(send);
    await remove(send);
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(member.id)}`,
    );
    await deleteLeftMembers(app.db);
    expect(await app.db.$count(users, eq(users.id, member.id))).toBe(0);
    const kept = eq(auditEntries.subjectId, member.id);
    expect(await app.db.$count(auditEntries, kept)).toBe(1);
  });

  const suspensionOf = async (id: string) => {
    const [row] = await app.db
      .select({
        since: users.suspendedAt,
        until: users.suspendedUntil,
        reason: users.suspensionReason,
      })
      .from(users)
      .where(eq(users.id, id));
    return row;
  };
});
