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
const asAdministrator = (...call: Parameters<typeof app.call>) => staff.send.administrator(...call);
const actsAbout = (id: string) =>
  app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('lists of content', () => {
  it('have everything, of suspended members and of those who block the moderator too', async () => {
    const author = await newUser({ suspendedAt: '2026-01-01T00:00:00Z' });
    const blocker = await newUser();
    await createBlock(app.db, blocker.id, staff.moderator.id);
    const items = {
      posts: [
        await createPost(app.db, { authorId: author.id, content: 'Zebrafish one' }),
        await createPost(app.db, { authorId: blocker.id, content: 'A zebrafish' }),
      ],
      jobs: [
        await createJob(app.db, { authorId: author.id, title: 'Zebrafish keeper' }),
        await createJob(app.db, {
          authorId: blocker.id,
          title: 'Zebrafish',
          expiresAt: '2026-01-01T00:00:00Z',
        }),
      ],
      events: [
        await createEvent(app.db, { authorId: author.id, title: 'Zebrafish' }),
        await createEvent(app.db, { authorId: blocker.id, description: 'With zebrafish.' }),
      ],
    };
    for (const [kind, [older, newer]] of Object.entries(items)) {
      const pages = await readPages<{ id: string; author: { email: string } }>(
        staff.send.moderator,
        `/api/admin/${kind}?q=zebrafish&limit=1`,
      );
      expect([kind, pages.flat().map(({ id }) => id)]).toEqual([kind, [newer?.id, older?.id]]);
      expect(pages[0]?.[0]?.author.email).toBe(blocker.email);
    }
    const schemas = { posts: admin.listPosts, jobs: admin.listJobs, events: admin.listEvents };
    for (const [kind, { response }] of Object.entries(schemas)) {
      const [item] = (await staff.send.moderator('GET', `/api/admin/${kind}`)).json();
      expect([kind, response.element.strict().safeParse(item).error]).toEqual([kind, undefined]);
    }
  });

  it('lets a moderator edit and delete a post, and says so in the log', async () => {
    const { id, authorId } = await createPost(app.db, { content: 'Rude words' });
    const url = `/api/admin/posts/${id}`;
    expect((await staff.send.moderator('PUT', url, { content: ' ' })).statusCode).toBe(400);
    const edited = await staff.send.moderator('PUT', url, { content: 'Kind words' });
    expect(edited.json()).toMatchObject({ content: 'Kind words', author: { id: authorId } });
    expect((await staff.send.moderator('DELETE', url)).statusCode).toBe(204);
    expect((await staff.send.moderator('DELETE', url)).statusCode).toBe(404);
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
    const url = `/api/admin/job-applications/${jobId}`;
    expect((await asAdministrator('GET', url)).json()).toMatchObject([
      {
        jobId,
        applicantId,
        applicant: { id: applicantId, email: expect.any(String) },
        message: 'Me!',
        status: 'pending',
      },
    ]);
    expect((await asAdministrator('GET', '/api/admin/job-applications/none')).statusCode).toBe(404);
  });
});
