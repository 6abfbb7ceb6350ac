import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { createCourse, createJob, createPost, createUser } from '../../testing/factories.ts';
import type { Answer, Send } from '../../testing/send.ts';
import { createStaff, staffStatuses } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp({ env: { ADMIN_EMAILS: 'dean@nyu.edu', RATE_LIMIT: 'off' } });
  staff = await createStaff(app);
});
afterAll(() => app.close());

type Ask = (send: Send) => Promise<Answer>;

describe('who is answered', () => {
  const newUser = async (fields = {}) => ({ userId: (await createUser(app.db, fields)).id });
  const newCourse = async () => ({ courseId: (await createCourse(app.db)).id });
  const newPost = async () => ({ id: (await createPost(app.db)).id });
  const course = { courseCode: 'FMTV-UT 1041', courseName: 'Sight & Sound' };
  const suspendedAt = '2026-01-01T00:00:00Z';

  it.each<[string, number, Ask]>([
    ['users', 200, (send) => send(admin.listUsers)],
    ['their count', 200, (send) => send(admin.countUsers)],
    ['a user', 200, async (send) => send(admin.getUser, { params: await newUser() })],
    [
      'an edit',
      200,
      async (send) => send(admin.updateUser, { params: await newUser(), body: { bio: 'x' } }),
    ],
    [
      'a role',
      200,
      async (send) => send(admin.setRole, { params: await newUser(), body: { role: null } }),
    ],
    [
      'a suspension',
      200,
      async (send) => send(admin.suspend, { params: await newUser(), body: { reason: 'x' } }),
    ],
    [
      'its end',
      200,
      async (send) => send(admin.unsuspend, { params: await newUser({ suspendedAt }) }),
    ],
    [
      'a new course',
      201,
      async (send) => send(admin.addCourse, { params: await newUser(), body: course }),
    ],
    [
      'a course',
      200,
      async (send) =>
        send(admin.updateCourse, { params: await newCourse(), body: { section: '2' } }),
    ],
    ['no course', 204, async (send) => send(admin.removeCourse, { params: await newCourse() })],
    [
      'applications',
      200,
      async (send) =>
        send(admin.listJobApplications, { params: { jobId: (await createJob(app.db)).id } }),
    ],
  ])('only administrators get %s', async (_, status, ask) => {
    expect(await staffStatuses(staff.send, ask)).toEqual({
      stranger: 401,
      member: 403,
      analyst: 403,
      moderator: 403,
      administrator: status,
    });
  });

  it.each<[string, number, Ask]>([
    ['posts', 200, (send) => send(admin.listPosts)],
    ['jobs', 200, (send) => send(admin.listJobs)],
    ['events', 200, (send) => send(admin.listEvents)],
    [
      'an edit of a post',
      200,
      async (send) =>
        send(admin.updatePost, { params: await newPost(), body: { content: 'Better.' } }),
    ],
    ['its end', 204, async (send) => send(admin.removePost, { params: await newPost() })],
  ])('moderators get %s too', async (_, status, ask) => {
    expect(await staffStatuses(staff.send, ask)).toEqual({
      stranger: 401,
      member: 403,
      analyst: 403,
      moderator: status,
      administrator: status,
    });
  });
});
