import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import type { ReportTarget } from '#contract/moderation/forms.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { type AuthApp, createAuthApp } from '#server/testing/auth-app.ts';
import {
  createComment,
  createConversation,
  createEvent,
  createJob,
  createMessage,
  createPortfolioItem,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { wrong } from '#server/testing/send.ts';
import { createStaff } from '#server/testing/staff.ts';
import { auditEntries } from '../../audit/tables.ts';
import { reports } from '../tables.ts';

let app: AuthApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let reporter: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  app = await createAuthApp();
  staff = await createStaff(app);
  reporter = await createUser(app.db, { lastName: 'Reporter' });
});
afterAll(() => app.close());

const newUser = (fields = {}) => createUser(app.db, fields);

/** Reports it as a member and returns the report's id. */
async function report(targetType: ReportTarget, targetId: string, by = reporter): Promise<string> {
  const send = await app.as(by);
  const answer = await send(moderation.report, {
    body: { targetType, targetId, reason: 'harassment', details: 'Please look.' },
  });
  expect(answer.statusCode).toBe(201);
  const found = await app.db.select().from(reports).where(eq(reports.targetId, targetId));
  return found.find(({ reporterId }) => reporterId === by.id)?.id ?? '';
}
const reportPost = async (fields = {}, by = reporter) =>
  report('post', (await createPost(app.db, fields)).id, by);
const decide = (
  id: string,
  body: BodyInputOf<typeof moderation.decideReport>,
  send = staff.send.moderator,
) => send(moderation.decideReport, { params: { id }, body });
const notificationsOf = async (member: { id: string }) =>
  (await (await app.as(member))(notifications.list)).json();
const actsAbout = async (member: { id: string }) =>
  (await (await app.as(member))(audit.listAboutMe)).json();

describe('PATCH /api/admin/reports/:id', () => {
  it('refuses what cannot be decided, and changes nothing', async () => {
    const profile = await report('user', (await newUser()).id);
    const aboutModerator = await report('user', staff.moderator.id);
    const aboutAdministrator = await report('user', staff.administrator.id);
    const gone = await newUser();
    const aboutGone = await report('user', gone.id);
    await app.db.update(reports).set({ subjectId: null }).where(eq(reports.id, aboutGone));
    for (const [id, body, status] of [
      [profile, { decision: 'remove' }, 400],
      [profile, { decision: wrong('forgive') }, 400],
      [profile, wrong({}), 400],
      [profile, { decision: 'uphold' }, 409],
      [profile, { decision: 'suspend', until: '2020-01-01T00:00:00Z' }, 400],
      [aboutModerator, { decision: 'dismiss' }, 403],
      [aboutAdministrator, { decision: 'dismiss' }, 403],
      [aboutGone, { decision: 'warn' }, 409],
      ['report_none', { decision: 'dismiss' }, 404],
    ] as const)
      expect([body, (await decide(id, body)).statusCode]).toEqual([body, status]);
    const self = await decide(aboutAdministrator, { decision: 'warn' }, staff.send.administrator);
    expect(self.statusCode).toBe(403);
    const other = await decide(aboutModerator, { decision: 'dismiss' }, staff.send.administrator);
    expect(other.statusCode).toBe(200);
    expect(await app.db.$count(reports, eq(reports.id, profile))).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.targetId, profile))).toBe(0);
  });

  it('dismisses without a note: the reporter hears of it, the member concerned does not', async () => {
    const [author, by] = [await newUser(), await newUser()];
    const id = await reportPost({ authorId: author.id }, by);
    expect((await decide(id, { decision: 'dismiss' })).statusCode).toBe(200);
    expect((await notificationsOf(by))[0]?.message).toMatch(/nothing/);
    expect(await notificationsOf(author)).toEqual([]);
    expect(await actsAbout(author)).toEqual([]);
  });

  it('dismisses with a note to both sides, and names nobody', async () => {
    const [author, by] = [await newUser(), await newUser()];
    const id = await reportPost({ authorId: author.id }, by);
    const answer = await decide(id, { decision: 'dismiss', note: 'A matter of taste.' });
    expect(answer.json()).toMatchObject({
      status: 'dismissed',
      decision: 'dismiss',
      note: 'A matter of taste.',
      decidedBy: { id: staff.moderator.id },
    });
    expect((await notificationsOf(by))[0]?.message).toMatch(/nothing .* A matter of taste\.$/);
    const told = await notificationsOf(author);
    expect(told).toMatchObject([
      {
        actor: null,
        message: 'A report about your post was looked at and dismissed. A matter of taste.',
      },
    ]);
    expect(JSON.stringify(told)).not.toContain(by.id);
    expect(await actsAbout(author)).toMatchObject([
      { action: 'report.decide', note: 'A matter of taste.' },
    ]);
    expect((await decide(id, { decision: 'warn' })).statusCode).toBe(409);
  });

  it('keeps a dismissed report of a message from its sender, who would know who reported it', async () => {
    const [sender, by] = [await newUser(), await newUser()];
    const conversation = await createConversation(app.db, sender.id, by.id);
    const message = await createMessage(app.db, conversation.id, sender.id);
    const id = await report('message', message.id, by);
    await decide(id, { decision: 'dismiss', note: 'Friends tease.' });
    expect((await notificationsOf(by))[0]?.message).toMatch(/Friends tease\.$/);
    expect(await notificationsOf(sender)).toEqual([]);
    expect(await actsAbout(sender)).toEqual([]);
  });

  it('removes whatever it is through its owner’s commands, and writes it down', async () => {
    const author = await newUser();
    const authorId = author.id;
    const post = await createPost(app.db, { authorId, commentCount: 1 });
    const conversation = await createConversation(app.db, authorId, reporter.id);
    for (const [type, { id: targetId }] of [
      ['job', await createJob(app.db, { authorId })],
      ['event', await createEvent(app.db, { authorId })],
      ['portfolio', await createPortfolioItem(app.db, { userId: authorId })],
      ['comment', await createComment(app.db, { authorId, postId: post.id })],
      ['message', await createMessage(app.db, conversation.id, authorId)],
      ['post', post],
    ] as const) {
      const id = await report(type, targetId);
      const answer = await decide(id, { decision: 'remove' });
      expect([type, answer.statusCode, answer.json().exists]).toEqual([type, 200, false]);
      expect([type, answer.json().url === null]).toEqual([type, type === 'message']);
      const acts = await app.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.targetId, targetId));
      expect(acts).toMatchObject([{ action: `${type}.remove`, subjectId: authorId }]);
    }
    expect((await notificationsOf(author)).length).toBe(6);
  });

  it('is done where what was reported is gone already', async () => {
    const author = await newUser();
    const { id: postId } = await createPost(app.db, { authorId: author.id });
    const id = await report('post', postId);
    await (await app.as(author))(posts.remove, { params: { id: postId } });
    expect((await decide(id, { decision: 'remove' })).statusCode).toBe(200);
    const [act] = await app.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(act?.after).toMatchObject({ wasGoneAlready: true });
  });

  it('decides the other open reports of the same with it, and names nobody', async () => {
    const author = await newUser();
    const { id: postId } = await createPost(app.db, { authorId: author.id });
    const [one, other] = [await newUser(), await newUser()];
    const ids = [await report('post', postId, one), await report('post', postId, other)];
    const answers = await Promise.all(ids.map((id) => decide(id, { decision: 'warn' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const by of [one, other])
      expect((await notificationsOf(by))[0]?.message).toMatch(/We have acted/);
    const [told] = await notificationsOf(author);
    expect(told).toMatchObject({ actor: null, data: { appealToken: expect.any(String) } });
    expect(JSON.stringify(told)).not.toContain(one.id);
    const mail = await app.mailAbout(author.email, /warning/i);
    expect(mail.text).toContain('/appeal/report_');
  });

  it('suspends with the note as reason and until then', async () => {
    const author = await newUser();
    const id = await report('user', author.id);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const answer = await decide(id, { decision: 'suspend', note: 'Threats.', until });
    expect(answer.json()).toMatchObject({ status: 'resolved', subject: { isSuspended: true } });
    const user = await staff.send.administrator(admin.getUser, { params: { userId: author.id } });
    expect(user.json()).toMatchObject({ suspensionReason: 'Threats.' });
    const mail = await app.mailAbout(author.email, /suspended until/);
    expect(mail.text).toContain('/appeal/report_');
  });
});
