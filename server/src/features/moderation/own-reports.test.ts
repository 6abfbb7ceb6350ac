import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderation } from '#contract/moderation/contract.ts';
import type { AppealDecision, ReportDecision } from '#contract/moderation/forms.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createStaff } from '../../testing/staff.ts';
import { appealToken } from './appeal-token.ts';
import { reports } from './tables.ts';

let app: AuthApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let secondModerator: Send;
beforeAll(async () => {
  app = await createAuthApp();
  staff = await createStaff(app);
  secondModerator = await app.as(await createUser(app.db, { role: 'moderator' }));
});
afterAll(() => app.close());

/** Reports it and returns the ids of all reports of it, the first first. */
async function report(
  send: Send,
  targetId: string,
  targetType: 'post' | 'user' = 'post',
): Promise<string[]> {
  const body = { targetType, targetId, reason: 'scam' } as const;
  expect((await send(moderation.report, { body })).statusCode).toBe(201);
  const found = await app.db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.targetId, targetId))
    .orderBy(reports.createdAt);
  return found.map(({ id }) => id);
}

const newPost = async () => (await createPost(app.db)).id;
const decide = (
  send: Send,
  id: string | undefined,
  decision: ReportDecision | AppealDecision = 'dismiss',
) => send(moderation.decideReport, { params: { id }, body: { decision } });
const read = async (send: Send, id: string | undefined) =>
  (await send(moderation.getReport, { params: { id } })).json();
const statusOf = async (id: string | undefined) =>
  (await read(staff.send.administrator, id)).status;

const refusal = 'You reported this yourself, so another moderator or administrator has to decide.';

it('refuses moderators and administrators their own reports, and takes them from another', async () => {
  for (const own of [staff.send.moderator, staff.send.administrator]) {
    const [id] = await report(own, await newPost());
    for (const decision of ['dismiss', 'remove', 'warn', 'suspend'] as const) {
      const answer = await decide(own, id, decision);
      expect([answer.statusCode, answer.error().message]).toEqual([403, refusal]);
    }
    expect(await statusOf(id)).toBe('open');
    expect((await read(own, id)).reportedByViewer).toBe(true);
    expect((await read(secondModerator, id)).reportedByViewer).toBe(false);
    expect((await decide(secondModerator, id)).statusCode).toBe(200);
  }
});

it('refuses another’s report of the same, with which their own would be decided', async () => {
  const post = await newPost();
  const [other] = await report(staff.send.member, post);
  const ids = await report(staff.send.moderator, post);
  expect(ids).toHaveLength(2);
  expect((await read(staff.send.moderator, other)).reportedByViewer).toBe(true);
  expect((await decide(staff.send.moderator, other)).statusCode).toBe(403);
  expect((await decide(secondModerator, other)).statusCode).toBe(200);
  const [, own] = ids;
  expect(await statusOf(own)).toBe('dismissed');
  const [, , later] = await report(staff.send.member, post);
  expect((await read(staff.send.moderator, later)).reportedByViewer).toBe(false);
  expect((await decide(staff.send.moderator, later)).statusCode).toBe(200);
});

it('refuses the appeal against what became of their own report', async () => {
  const member = await createUser(app.db);
  const [other] = await report(staff.send.member, member.id, 'user');
  await report(staff.send.moderator, member.id, 'user');
  expect((await decide(secondModerator, other, 'warn')).statusCode).toBe(200);
  await app.call(moderation.appeal, {
    params: { token: appealToken(app, other ?? '') },
    body: { text: 'Not me.' },
  });
  for (const decision of ['uphold', 'overturn'] as const) {
    const answer = await decide(staff.send.moderator, other, decision);
    expect([answer.statusCode, answer.error().message]).toEqual([403, refusal]);
  }
  expect(await statusOf(other)).toBe('appealed');
  expect((await decide(secondModerator, other, 'overturn')).statusCode).toBe(200);
});

it('says to the only administrator that another is needed for a report about them', async () => {
  const [id] = await report(staff.send.member, staff.administrator.id, 'user');
  const answer = await decide(staff.send.administrator, id);
  expect([answer.statusCode, answer.error().message]).toEqual([
    403,
    'This report is about you, so another administrator has to decide. Where there is none, the school has to name one first.',
  ]);
  expect((await decide(staff.send.moderator, id)).error().message).toBe(
    'Only an administrator can decide a report about someone who looks after Callboard.',
  );
});
