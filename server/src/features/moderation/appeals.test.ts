import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import { createStaff } from '../../testing/staff.ts';
import { auditEntries } from '../audit/tables.ts';
import { appealToken } from './appeal-token.ts';
import { reports } from './tables.ts';

let app: AuthApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let subject: Awaited<ReturnType<typeof createUser>>;
let id: string;
let url: string;
beforeAll(async () => {
  app = await createAuthApp();
  staff = await createStaff(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  subject = await createUser(app.db);
  const body = { targetType: 'user', targetId: subject.id, reason: 'scam' };
  await staff.send.member(moderation.report, { body });
  const [row] = await app.db.select().from(reports).where(eq(reports.targetId, subject.id));
  id = row?.id ?? '';
  url = `/api/appeals/${appealToken(app, id)}`;
});

const decide = (body: object, send = staff.send.moderator) =>
  send(moderation.decideReport, { params: { id }, body });
const appeal = (text: unknown = 'It was not me.') => app.call('POST', url, { text });
const statusOf = async () =>
  (await app.db.select().from(reports).where(eq(reports.id, id)))[0]?.status;

it('refuses an invented link, and one to what is not decided or was dismissed', async () => {
  for (const token of ['x', `${id}-${'a'.repeat(43)}`, appealToken(app, 'report_none')])
    expect((await app.call(moderation.getAppeal, { params: { token } })).statusCode).toBe(404);
  expect((await app.call('GET', url)).statusCode).toBe(404);
  expect((await appeal()).statusCode).toBe(404);
  await decide({ decision: 'dismiss' });
  expect((await appeal()).statusCode).toBe(404);
});

it('shows the decision without the reporter, and takes one appeal', async () => {
  await decide({ decision: 'warn', note: 'Please stop.' });
  const shown = await app.call('GET', url);
  expect(moderation.getAppeal.response.strict().parse(shown.json())).toMatchObject({
    decision: 'warn',
    note: 'Please stop.',
    appeal: null,
  });
  expect(shown.body).not.toContain(staff.member.id);
  for (const text of ['', ' ', 7, 'x'.repeat(2_001)])
    expect((await appeal(text)).statusCode).toBe(400);
  expect((await appeal()).json()).toMatchObject({ appeal: { text: 'It was not me.' } });
  expect((await appeal()).statusCode).toBe(409);
  expect(await statusOf()).toBe('appealed');
});

it('is refused after 30 days', async () => {
  await decide({ decision: 'warn' });
  await app.db.execute(
    sql`UPDATE reports SET decided_at = now() - interval '31 days' WHERE id = ${param(id)}`,
  );
  expect((await appeal()).statusCode).toBe(410);
  expect((await app.call('GET', url)).statusCode).toBe(200);
});

it('lifts the suspension where it is overturned, once, and says so', async () => {
  const other = await app.as(await createUser(app.db));
  await other(moderation.report, {
    body: {
      targetType: 'user',
      targetId: subject.id,
      reason: 'harassment',
    },
  });
  await decide({ decision: 'suspend', note: 'Fraud.' });
  await appeal();
  expect((await decide({ decision: 'warn' })).statusCode).toBe(409);
  const answer = await decide({ decision: 'overturn', note: 'A mistake of ours.' });
  expect(answer.json()).toMatchObject({
    status: 'dismissed',
    subject: { isSuspended: false },
    appeal: { decision: 'overturn', note: 'A mistake of ours.' },
  });
  const statuses = await app.db.select().from(reports).where(eq(reports.targetId, subject.id));
  expect(statuses.map(({ status }) => status)).toEqual(['dismissed', 'dismissed']);
  expect((await decide({ decision: 'uphold' })).statusCode).toBe(409);
  await app.mailAbout(subject.email, /taken back/);
  const acts = await app.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
  expect(acts.map(({ action, after }) => [action, after?.['bySameModerator']])).toEqual([
    ['report.decide', undefined],
    ['report.appeal', true],
  ]);
});

it('leaves a later suspension, for something else, where the first is overturned', async () => {
  await decide({ decision: 'suspend' });
  await appeal();
  const suspend = `/api/admin/users/${subject.id}/suspend`;
  await staff.send.administrator('POST', suspend, { reason: 'Threats.' });
  const answer = await decide({ decision: 'overturn' });
  expect(answer.json()).toMatchObject({ status: 'dismissed', subject: { isSuspended: true } });
});

it('leaves an earlier suspension, which stands, where the later one is overturned', async () => {
  const suspend = `/api/admin/users/${subject.id}/suspend`;
  const until = '2199-05-01T18:00:00.000Z';
  await staff.send.administrator('POST', suspend, { reason: 'Threats.', until });
  await decide({ decision: 'suspend', note: 'Fraud.' });
  await appeal();
  const answer = await decide({ decision: 'overturn' });
  expect(answer.json()).toMatchObject({ status: 'dismissed', subject: { isSuspended: true } });
  const member = (
    await staff.send.administrator(admin.getUser, { params: { userId: subject.id } })
  ).json();
  expect([member.suspensionReason, Date.parse(member.suspendedUntil)]).toEqual([
    'Threats.',
    Date.parse(until),
  ]);
});

it('lifts a suspension once all reports that it was for are overturned, in whichever order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const member = await createUser(app.db);
    const post = await createPost(app.db, { authorId: member.id });
    const ids: string[] = [];
    for (const [targetType, targetId] of [
      ['user', member.id],
      ['post', post.id],
    ] as const) {
      await staff.send.member(moderation.report, {
        body: { targetType, targetId, reason: 'scam' },
      });
      const rows = await app.db.select().from(reports).where(eq(reports.targetId, targetId));
      ids.push(rows[0]?.id ?? '');
    }
    const decideOn = (report: string, decision: string) =>
      staff.send.moderator(moderation.decideReport, { params: { id: report }, body: { decision } });
    for (const report of ids) await decideOn(report, 'suspend');
    const seen: boolean[] = [];
    for (const place of order) {
      const report = ids[place] ?? '';
      await app.call(moderation.appeal, {
        params: { token: appealToken(app, report) },
        body: { text: 'Not me.' },
      });
      seen.push((await decideOn(report, 'overturn')).json().subject.isSuspended);
    }
    expect(seen).toEqual([true, false]);
  }
});

it('leaves a suspension that begins at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: memberId } = await createUser(app.db);
    const body = { targetType: 'user', targetId: memberId, reason: 'scam' };
    await staff.send.member(moderation.report, { body });
    const [row] = await app.db.select().from(reports).where(eq(reports.targetId, memberId));
    const report = `/api/admin/reports/${row?.id}`;
    await staff.send.moderator('PATCH', report, { decision: 'suspend' });
    await app.call(moderation.appeal, {
      params: { token: appealToken(app, row?.id ?? '') },
      body: { text: 'Not me.' },
    });
    const act = round % 2 ? 'suspend' : 'unsuspend';
    const [overturned, done] = await Promise.all([
      staff.send.moderator('PATCH', report, { decision: 'overturn' }),
      staff.send.administrator('POST', `/api/admin/users/${memberId}/${act}`, { reason: 'Spam.' }),
    ]);
    expect(overturned.statusCode).toBe(200);
    expect([200, 409]).toContain(done.statusCode);
    const member = await staff.send.administrator(admin.getUser, { params: { userId: memberId } });
    expect(member.json().isSuspended).toBe(act === 'suspend');
  }
});

it('leaves everything as it is where the decision is upheld', async () => {
  await decide({ decision: 'suspend' });
  await appeal();
  const answer = await decide({ decision: 'uphold' }, staff.send.administrator);
  expect(answer.json()).toMatchObject({ status: 'resolved', subject: { isSuspended: true } });
  expect((await app.call('GET', url)).json()).toMatchObject({ appealDecision: 'uphold' });
});
