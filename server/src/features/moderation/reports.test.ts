import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import {
  createComment,
  createConversation,
  createEvent,
  createJob,
  createMessage,
  createPortfolioItem,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { createStaff, staffStatuses } from '../../testing/staff.ts';
import { auditEntries } from '../audit/tables.ts';
import { reports } from './tables.ts';

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
async function report(targetType: string, targetId: string, by = reporter): Promise<string> {
  const send = await app.as(by);
  const body = { targetType, targetId, reason: 'harassment', details: 'Please look.' };
  expect((await send(moderation.report, { body })).statusCode).toBe(201);
  const found = await app.db.select().from(reports).where(eq(reports.targetId, targetId));
  return found.find(({ reporterId }) => reporterId === by.id)?.id ?? '';
}
const reportPost = async (fields = {}) => report('post', (await createPost(app.db, fields)).id);
const decide = (id: string, body: object, send = staff.send.moderator) =>
  send(moderation.decideReport, { params: { id }, body });
const notificationsOf = async (member: { id: string }) =>
  (await (await app.as(member))(notifications.list)).json();

describe('who is answered', () => {
  it('moderators and administrators read and decide reports', async () => {
    const [url, counted] = ['/api/admin/reports', '/api/admin/reports/count'];
    for (const each of [url, counted])
      expect(await staffStatuses(staff.send, 'GET', () => each)).toEqual([401, 403, 403, 200, 200]);
    const one = async () => `/api/admin/reports/${await reportPost()}`;
    expect(await staffStatuses(staff.send, 'GET', one)).toEqual([401, 403, 403, 200, 200]);
    expect(await staffStatuses(staff.send, 'PATCH', one, { decision: 'dismiss' })).toEqual([
      401, 403, 403, 200, 200,
    ]);
  });
});

describe('the queue', () => {
  it('has what was reported as it stood, who, and what was said of the same member before', async () => {
    const author = await newUser({ lastName: 'Author' });
    const post = await createPost(app.db, { authorId: author.id, content: 'Rude words' });
    const first = await report('user', author.id);
    const id = await report('post', post.id);
    await (await app.as(author))(posts.update, {
      params: { id: post.id },
      body: { content: 'Kind words' },
    });
    const { body } = await staff.send.moderator(moderation.getReport, { params: { id } });
    expect(moderation.getReport.response.strict().parse(JSON.parse(body))).toMatchObject({
      status: 'open',
      exists: true,
      snapshot: { content: 'Rude words' },
      details: 'Please look.',
      reporter: { id: reporter.id },
      subject: { id: author.id, email: author.email, isSuspended: false },
      earlier: [{ id: first, targetType: 'user' }],
      earlierCount: 1,
    });
    await (await app.as(author))(posts.remove, { params: { id: post.id } });
    const later = await staff.send.moderator(moderation.getReport, { params: { id } });
    expect(later.json()).toMatchObject({ exists: false });
  });

  it('is oldest first, counts what waits, and hides what is about the reader', async () => {
    const about = await report('user', staff.moderator.id);
    const list = async (send = staff.send.moderator) =>
      (await send(moderation.listReports, { query: { limit: 100 } })).json();
    const mine = await list();
    expect(mine.map(({ createdAt }) => createdAt)).toEqual(
      mine.map(({ createdAt }) => createdAt).toSorted(),
    );
    expect(mine.map(({ id }) => id)).not.toContain(about);
    expect((await list(staff.send.administrator)).map(({ id }) => id)).toContain(about);
    const aboutAdministrator = await report('user', staff.administrator.id);
    expect((await list()).map(({ id }) => id)).toContain(aboutAdministrator);
    const own = (await list(staff.send.administrator)).map(({ id }) => id);
    expect(own).not.toContain(aboutAdministrator);
    const count = await staff.send.moderator(moderation.countReports);
    expect(count.json()).toEqual({ open: mine.length + 1, appealed: 0 });
    expect(
      (await staff.send.moderator(moderation.getReport, { params: { id: about } })).statusCode,
    ).toBe(404);
    const wrong = await staff.send.moderator(moderation.listReports, {
      query: { status: wrong('lost') },
    });
    expect(wrong.statusCode).toBe(400);
  });
});

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
      [profile, { decision: 'forgive' }, 400],
      [profile, {}, 400],
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
    const open = await app.db.$count(reports, eq(reports.id, profile));
    expect(open).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.targetId, profile))).toBe(0);
  });

  it('dismisses without a note: the reporter hears of it, the member concerned does not', async () => {
    const [author, by] = [await newUser(), await newUser()];
    const id = await report('post', (await createPost(app.db, { authorId: author.id })).id, by);
    expect((await decide(id, { decision: 'dismiss' })).statusCode).toBe(200);
    expect((await notificationsOf(by))[0]?.message).toMatch(/nothing/);
    expect(await notificationsOf(author)).toEqual([]);
    expect((await (await app.as(author))(audit.listAboutMe)).json()).toEqual([]);
  });

  it('dismisses with a note to both sides, and names nobody', async () => {
    const author = await newUser();
    const by = await newUser();
    const id = await report('post', (await createPost(app.db, { authorId: author.id })).id, by);
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
    const acts = (await (await app.as(author))(audit.listAboutMe)).json();
    expect(acts).toMatchObject([{ action: 'report.decide', note: 'A matter of taste.' }]);
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
    expect((await (await app.as(sender))(audit.listAboutMe)).json()).toEqual([]);
  });

  it('removes whatever it is through its owner’s commands, and writes it down', async () => {
    const author = await newUser();
    const authorId = author.id;
    const post = await createPost(app.db, { authorId, commentCount: 1 });
    const conversation = await createConversation(app.db, authorId, reporter.id);
    const targets = {
      job: await createJob(app.db, { authorId }),
      event: await createEvent(app.db, { authorId }),
      portfolio: await createPortfolioItem(app.db, { userId: authorId }),
      comment: await createComment(app.db, { authorId, postId: post.id }),
      message: await createMessage(app.db, conversation.id, authorId),
      post,
    };
    for (const [type, { id: targetId }] of Object.entries(targets)) {
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
