import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderation } from '#contract/moderation/contract.ts';
import type { ReportTarget } from '#contract/moderation/forms.ts';
import { posts } from '#contract/posts/contract.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createStaff, staffStatuses } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { reports } from './tables.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
let reporter: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  app = await createTestApp();
  staff = await createStaff(app);
  reporter = await createUser(app.db, { lastName: 'Reporter' });
});
afterAll(() => app.close());

/** Reports it as a member and returns the report's id. */
async function report(targetType: ReportTarget, targetId: string): Promise<string> {
  const send = await app.as(reporter);
  const answer = await send(moderation.report, {
    body: { targetType, targetId, reason: 'harassment', details: 'Please look.' },
  });
  expect(answer.statusCode).toBe(201);
  const [row] = await app.db.select().from(reports).where(eq(reports.targetId, targetId));
  return row?.id ?? '';
}
const read = (id: string, send = staff.send.moderator) =>
  send(moderation.getReport, { params: { id } });

describe('who is answered', () => {
  it('moderators and administrators read and decide reports', async () => {
    const newReport = async () => report('post', (await createPost(app.db)).id);
    const asks: ((send: Send) => Promise<Answer>)[] = [
      (send) => send(moderation.listReports),
      (send) => send(moderation.countReports),
      async (send) => read(await newReport(), send),
      async (send) =>
        send(moderation.decideReport, {
          params: { id: await newReport() },
          body: { decision: 'dismiss' },
        }),
    ];
    for (const ask of asks)
      expect(await staffStatuses(staff.send, ask)).toEqual({
        stranger: 401,
        member: 403,
        analyst: 403,
        moderator: 200,
        administrator: 200,
      });
  });
});

describe('the queue', () => {
  it('has what was reported as it stood, who, and what was said of the same member before', async () => {
    const author = await createUser(app.db, { lastName: 'Author' });
    const post = await createPost(app.db, { authorId: author.id, content: 'Rude words' });
    const first = await report('user', author.id);
    const id = await report('post', post.id);
    const own = await app.as(author);
    await own(posts.update, { params: { id: post.id }, body: { content: 'Kind words' } });
    const { body } = await read(id);
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
    await own(posts.remove, { params: { id: post.id } });
    expect((await read(id)).json()).toMatchObject({ exists: false });
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
    expect((await read(about)).statusCode).toBe(404);
    const query = { status: wrong('lost') };
    expect((await staff.send.moderator(moderation.listReports, { query })).statusCode).toBe(400);
  });
});
