import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import { wrong } from '../../testing/send.ts';
import { createStaff } from '../../testing/staff.ts';
import { auditEntries } from '../audit/tables.ts';
import { appealToken } from './appeal-token.ts';
import { reports } from './tables.ts';

type Decision = BodyInputOf<typeof moderation.decideReport>;

let app: AuthApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let subject: Awaited<ReturnType<typeof createUser>>;
let id: string;
let link: { params: { token: string } };
beforeAll(async () => {
  app = await createAuthApp();
  staff = await createStaff(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  subject = await createUser(app.db);
  id = await report('user', subject.id);
  link = linkOf(id);
});

/** Reports it as a member; the report's id. */
async function report(targetType: 'user' | 'post', targetId: string): Promise<string> {
  await staff.send.member(moderation.report, { body: { targetType, targetId, reason: 'scam' } });
  const [row] = await app.db.select().from(reports).where(eq(reports.targetId, targetId));
  return row?.id ?? '';
}

const linkOf = (report: string) => ({ params: { token: appealToken(app, report) } });
const decide = (body: Decision, send = staff.send.moderator, report = id) =>
  send(moderation.decideReport, { params: { id: report }, body });
const appeal = (text = 'It was not me.', to = link) =>
  app.call(moderation.appeal, { ...to, body: { text } });
const suspend = (body: BodyInputOf<typeof admin.suspend>) =>
  staff.send.administrator(admin.suspend, { params: { userId: subject.id }, body });
const unsuspend = () =>
  staff.send.administrator(admin.unsuspend, { params: { userId: subject.id } });
const readSubject = async () =>
  (await staff.send.administrator(admin.getUser, { params: { userId: subject.id } })).json();
const statusOf = async () =>
  (await app.db.select().from(reports).where(eq(reports.id, id)))[0]?.status;

it('refuses an invented link, and one to what is not decided or was dismissed', async () => {
  for (const token of ['x', `${id}-${'a'.repeat(43)}`, appealToken(app, 'report_none')])
    expect((await app.call(moderation.getAppeal, { params: { token } })).statusCode).toBe(404);
  expect((await app.call(moderation.getAppeal, link)).statusCode).toBe(404);
  expect((await appeal()).statusCode).toBe(404);
  await decide({ decision: 'dismiss' });
  expect((await appeal()).statusCode).toBe(404);
});

it('shows the decision without the reporter, and takes one appeal', async () => {
  await decide({ decision: 'warn', note: 'Please stop.' });
  const shown = await app.call(moderation.getAppeal, link);
  expect(moderation.getAppeal.response.strict().parse(shown.json())).toMatchObject({
    decision: 'warn',
    note: 'Please stop.',
    appeal: null,
  });
  expect(shown.body).not.toContain(staff.member.id);
  for (const text of ['', ' ', wrong(7), 'x'.repeat(2_001)])
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
  expect((await app.call(moderation.getAppeal, link)).statusCode).toBe(200);
});

it('lifts the suspension where it is overturned, once, and says so', async () => {
  const other = await app.as(await createUser(app.db));
  const body = { targetType: 'user', targetId: subject.id, reason: 'harassment' } as const;
  await other(moderation.report, { body });
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
  await suspend({ reason: 'Threats.' });
  const answer = await decide({ decision: 'overturn' });
  expect(answer.json()).toMatchObject({ status: 'dismissed', subject: { isSuspended: true } });
});

it('leaves an earlier suspension, which stands, where the later one is overturned', async () => {
  const until = '2199-05-01T18:00:00.000Z';
  await suspend({ reason: 'Threats.', until });
  await decide({ decision: 'suspend', note: 'Fraud.' });
  await appeal();
  const answer = await decide({ decision: 'overturn' });
  expect(answer.json()).toMatchObject({ status: 'dismissed', subject: { isSuspended: true } });
  const { suspensionReason, suspendedUntil } = await readSubject();
  expect(suspensionReason).toBe('Threats.');
  expect(Date.parse(suspendedUntil ?? '')).toBe(Date.parse(until));
});

it('lifts a suspension once all reports that it was for are overturned, in whichever order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const member = await createUser(app.db);
    const post = await createPost(app.db, { authorId: member.id });
    const ids = [await report('user', member.id), await report('post', post.id)];
    for (const each of ids) await decide({ decision: 'suspend' }, staff.send.moderator, each);
    const seen: (boolean | undefined)[] = [];
    for (const place of order) {
      const next = ids[place] ?? '';
      await appeal('Not me.', linkOf(next));
      const answer = await decide({ decision: 'overturn' }, staff.send.moderator, next);
      seen.push(answer.json().subject?.isSuspended);
    }
    expect(seen).toEqual([true, false]);
  }
});

it('leaves a suspension that begins at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    subject = await createUser(app.db);
    id = await report('user', subject.id);
    await decide({ decision: 'suspend' });
    await appeal('Not me.', linkOf(id));
    const isSuspending = round % 2 === 1;
    const [overturned, done] = await Promise.all([
      decide({ decision: 'overturn' }),
      isSuspending ? suspend({ reason: 'Spam.' }) : unsuspend(),
    ]);
    expect(overturned.statusCode).toBe(200);
    expect([200, 409]).toContain(done.statusCode);
    expect((await readSubject()).isSuspended).toBe(isSuspending);
  }
});

it('leaves everything as it is where the decision is upheld', async () => {
  await decide({ decision: 'suspend' });
  await appeal();
  const answer = await decide({ decision: 'uphold' }, staff.send.administrator);
  expect(answer.json()).toMatchObject({ status: 'resolved', subject: { isSuspended: true } });
  const shown = await app.call(moderation.getAppeal, link);
  expect(shown.json()).toMatchObject({ appealDecision: 'uphold' });
});
