import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCourse, createJob, createPost, createUser } from '../../testing/factories.ts';
import { createStaff, staffStatuses } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp({ env: { ADMIN_EMAILS: 'dean@nyu.edu', RATE_LIMIT: 'off' } });
  staff = await createStaff(app);
});
afterAll(() => app.close());

const newUser = (fields = {}) => createUser(app.db, fields);

describe('who is answered', () => {
  const course = { courseCode: 'FMTV-UT 1041', courseName: 'Sight & Sound' };
  const newCourse = async () => (await createCourse(app.db)).id;
  const newPost = async () => (await createPost(app.db)).id;

  it.each<
    [string, Parameters<typeof app.call>[0], () => Promise<string> | string, unknown, number]
  >([
    ['users', 'GET', () => '/api/admin/users', undefined, 200],
    ['their count', 'GET', () => '/api/admin/users/count', undefined, 200],
    ['a user', 'GET', async () => `/api/admin/users/${(await newUser()).id}`, undefined, 200],
    ['an edit', 'PUT', async () => `/api/admin/users/${(await newUser()).id}`, { bio: 'x' }, 200],
    [
      'a role',
      'PUT',
      async () => `/api/admin/users/${(await newUser()).id}/role`,
      { role: null },
      200,
    ],
    [
      'a suspension',
      'POST',
      async () => `/api/admin/users/${(await newUser()).id}/suspend`,
      { reason: 'x' },
      200,
    ],
    [
      'its end',
      'POST',
      async () =>
        `/api/admin/users/${(await newUser({ suspendedAt: '2026-01-01T00:00:00Z' })).id}/unsuspend`,
      undefined,
      200,
    ],
    [
      'a new course',
      'POST',
      async () => `/api/admin/users/${(await newUser()).id}/courses`,
      course,
      201,
    ],
    [
      'a course',
      'PUT',
      async () => `/api/admin/courses/${await newCourse()}`,
      { section: '2' },
      200,
    ],
    ['no course', 'DELETE', async () => `/api/admin/courses/${await newCourse()}`, undefined, 204],
    [
      'applications',
      'GET',
      async () => `/api/admin/job-applications/${(await createJob(app.db)).id}`,
      undefined,
      200,
    ],
  ])('only administrators get %s', async (_, method, url, body, status) => {
    const statuses = await staffStatuses(staff.send, method, url, body);
    expect(statuses).toEqual([401, 403, 403, 403, status]);
  });

  it.each<
    [string, Parameters<typeof app.call>[0], () => Promise<string> | string, unknown, number]
  >([
    ['posts', 'GET', () => '/api/admin/posts', undefined, 200],
    ['jobs', 'GET', () => '/api/admin/jobs', undefined, 200],
    ['events', 'GET', () => '/api/admin/events', undefined, 200],
    [
      'an edit of a post',
      'PUT',
      async () => `/api/admin/posts/${await newPost()}`,
      { content: 'Better.' },
      200,
    ],
    ['its end', 'DELETE', async () => `/api/admin/posts/${await newPost()}`, undefined, 204],
  ])('moderators get %s too', async (_, method, url, body, status) => {
    const statuses = await staffStatuses(staff.send, method, url, body);
    expect(statuses).toEqual([401, 403, 403, status, status]);
  });
});
