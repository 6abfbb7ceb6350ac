import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import {
  createApplication,
  createBlock,
  createEvent,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { createStaff } from '#server/testing/staff.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { auditEntries } from '../../audit/tables.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp({ env: { ADMIN_EMAILS: 'dean@nyu.edu', RATE_LIMIT: 'off' } });
  staff = await createStaff(app);
});
afterAll(() => app.close());

const newUser = (fields = {}) => createUser(app.db, fields);
const actsAbout = (id: string) =>
  app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('lists of content', () => {
  it('have everything, of suspended members and of those who block the moderator too', async () => {
    const author = await newUser({ suspendedAt: '2026-01-01T00:00:00Z' });
    const blocker = await newUser();
    await createBlock(app.db, blocker.id, staff.moderator.id);
    const lists = [
      {
        route: admin.listPosts,
        older: await createPost(app.db, { authorId: author.id, content: 'Zebrafish one' }),
        newer: await createPost(app.db, { authorId: blocker.id, content: 'A zebrafish' }),
      },
      {
        route: admin.listJobs,
        older: await createJob(app.db, { authorId: author.id, title: 'Zebrafish keeper' }),
        newer: await createJob(app.db, {
          authorId: blocker.id,
          title: 'Zebrafish',
          expiresAt: '2026-01-01T00:00:00Z',
        }),
      },
      {
        route: admin.listEvents,
        older: await createEvent(app.db, { authorId: author.id, title: 'Zebrafish' }),
        newer: await createEvent(app.db, { authorId: blocker.id, description: 'With zebrafish.' }),
      },
    ];
    for (const { route, older, newer } of lists) {
      const query = { q: 'zebrafish', limit: 1 };
      const items = (await readPages(staff.send.moderator, route, { query })).flat();
      expect([route.path, items.map(({ id }) => id)]).toEqual([route.path, [newer.id, older.id]]);
      expect(items[0]?.author.email).toBe(blocker.email);
      const item = route.response.element.strict();
      expect([route.path, item.safeParse(items[0]).error]).toEqual([route.path, undefined]);
    }
  });

  it('lets a moderator edit and delete a post, and says so in the log', async () => {
    const { id, authorId } = await createPost(app.db, { content: 'Rude words' });
    const edit = (content: string) =>
      staff.send.moderator(admin.updatePost, { params: { id }, body: { content } });
    const remove = () => staff.send.moderator(admin.removePost, { params: { id } });
    expect((await edit(' ')).statusCode).toBe(400);
    const edited = await edit('Kind words');
    expect(edited.json()).toMatchObject({ content: 'Kind words', author: { id: authorId } });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await actsAbout(authorId)).toMatchObject([
      {
        action: 'post.update',
        before: { content: 'Rude words' },
        after: { content: 'Kind words' },
      },
      { action: 'post.remove', before: { content: 'Kind words' } },
    ]);
  });

  it('has the applications to a job with their addresses', async () => {
    const { id: jobId } = await createJob(app.db);
    const { applicantId } = await createApplication(app.db, { jobId, message: 'Me!' });
    const list = (of: string) =>
      staff.send.administrator(admin.listJobApplications, { params: { jobId: of } });
    expect((await list(jobId)).json()).toMatchObject([
      {
        jobId,
        applicantId,
        applicant: { id: applicantId, email: expect.any(String) },
        message: 'Me!',
        status: 'pending',
      },
    ]);
    expect((await list('none')).statusCode).toBe(404);
  });
});
