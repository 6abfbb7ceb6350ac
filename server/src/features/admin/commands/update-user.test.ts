import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import type { BodyInputOf } from '#contract/route.ts';
import type { StaffRole } from '#contract/users/staff-roles.ts';
import { createUser } from '#server/testing/factories.ts';
import { wrong } from '#server/testing/send.ts';
import { createStaff } from '#server/testing/staff.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { auditEntries } from '../../audit/tables.ts';
import { formerAccounts } from '../../merges/tables.ts';

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

describe('PUT /api/admin/users/:userId', () => {
  const update = (id: string, body: BodyInputOf<typeof admin.updateUser>) =>
    staff.send.administrator(admin.updateUser, { params: { userId: id }, body });

  it('refuses what the form does, and changes nothing', async () => {
    const { id } = await newUser({ school: 'Tisch', major: null });
    for (const body of [
      { firstName: '' },
      { email: 'someone@elsewhere.com' },
      { email: 'no address' },
      { email: 'dean@nyu.edu' },
      { school: 'No such school' },
      { major: 'No such major' },
      { graduationYear: 1066 },
      { website: 'javascript:alert(1)' },
    ]) {
      const answer = await update(id, body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
      expect(answer.error().message).toMatch(/^[A-Z].{20}/);
    }
    expect(await actsAbout(id)).toEqual([]);
    expect((await update('user_none', { bio: 'x' })).statusCode).toBe(404);
  });

  it('refuses the address of another member, now or before', async () => {
    const [one, other] = [await newUser(), await newUser()];
    expect((await update(one.id, { email: other.email })).statusCode).toBe(409);
    await app.db
      .insert(formerAccounts)
      .values({ userId: 'user_old', email: 'former@nyu.edu', currentId: other.id });
    expect((await update(one.id, { email: 'former@nyu.edu' })).statusCode).toBe(409);
    expect((await update(other.id, { email: 'former@nyu.edu' })).statusCode).toBe(200);
  });

  it('leaves the addresses of administrators to ADMIN_EMAILS', async () => {
    const dean = await newUser({ email: 'dean@nyu.edu', isAdmin: true });
    for (const id of [dean.id, staff.administrator.id])
      expect((await update(id, { email: 'new@nyu.edu' })).statusCode).toBe(403);
    expect((await update(dean.id, { bio: 'Dean.' })).statusCode).toBe(200);
  });

  it('makes the program follow the major, ignores isAdmin, and writes both down', async () => {
    const { id } = await newUser({ lastName: 'Before' });
    const [school = ''] = schoolNames;
    const [major = ''] = programmesOf(school);
    const powers = { isAdmin: true, role: 'moderator' };
    const answer = await update(id, { lastName: 'After', school, major, ...powers });
    expect(answer.json()).toMatchObject({
      school,
      major,
      program: major,
      isAdmin: false,
      role: null,
    });
    expect(await actsAbout(id)).toMatchObject([
      {
        action: 'user.update',
        actorId: staff.administrator.id,
        before: { lastName: 'Before', major: null, program: null, school: null },
        after: { lastName: 'After', major, program: major, school },
      },
    ]);
    const cleared = await update(id, { school: null, major: null });
    expect(cleared.json()).toMatchObject({ school: null, major: null, program: null });
  });
});

describe('PUT /api/admin/users/:userId/role', () => {
  it('names moderators and analysts, but no administrator', async () => {
    const { id } = await newUser();
    const setRole = (role: StaffRole | null, of = id) =>
      staff.send.administrator(admin.setRole, { params: { userId: of }, body: { role } });
    expect((await setRole(wrong('administrator'))).statusCode).toBe(400);
    expect((await setRole('moderator', staff.administrator.id)).statusCode).toBe(409);
    expect((await setRole('moderator')).json()).toMatchObject({ role: 'moderator' });
    expect((await (await app.as({ id }))(admin.listPosts)).statusCode).toBe(200);
    expect((await setRole(null)).json()).toMatchObject({ role: null });
    expect((await (await app.as({ id }))(admin.listPosts)).statusCode).toBe(403);
    expect(await actsAbout(id)).toMatchObject([
      { action: 'user.role', before: { role: null }, after: { role: 'moderator' } },
      { action: 'user.role', before: { role: 'moderator' }, after: { role: null } },
    ]);
  });
});

describe('courses of a member', () => {
  it('are added, edited and removed for them, by the same rules, and written down', async () => {
    const { id } = await newUser({ hideCourses: true });
    const as = staff.send.administrator;
    const course = { courseCode: 'FMTV-UT 1041', courseName: 'Sight & Sound' };
    const add = (body = course) => as(admin.addCourse, { params: { userId: id }, body });
    expect((await add({ ...course, courseCode: 'x' })).statusCode).toBe(400);
    const added = await add();
    expect(added.json()).toMatchObject({ ...course, userId: id });
    const again = await add();
    expect([again.statusCode, again.error().message]).toEqual([
      409,
      expect.stringMatching(/^This member already has FMTV-UT 1041 in /),
    ]);
    const params = { courseId: added.json().id };
    const edited = await as(admin.updateCourse, { params, body: { section: '002' } });
    expect(edited.json()).toMatchObject({ section: '002' });
    expect((await as(admin.removeCourse, { params })).statusCode).toBe(204);
    expect((await as(admin.removeCourse, { params })).statusCode).toBe(404);
    expect((await actsAbout(id)).map(({ action }) => action)).toEqual([
      'course.create',
      'course.update',
      'course.remove',
    ]);
  });
});
