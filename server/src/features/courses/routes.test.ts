import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  courses as courseRoutes,
  course as courseSchema,
  mostCourses,
} from '#contract/courses/contract.ts';
import { currentTerm } from '#contract/courses/terms.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createBlock, createCourse, createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { courses } from './tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

let number = 1000;
const newCode = () => `FMTV-UT ${++number}`;
const ownCourse = () => createCourse(app.db, { userId: people.owner.id, courseCode: newCode() });
const listOf = async (viewer: { id: string }, userId: string) =>
  (await (await app.as(viewer))(courseRoutes.list, { params: { userId } })).json();

const update = (send: Send, id: string, body: BodyInputOf<typeof courseRoutes.update>) =>
  send(courseRoutes.update, { params: { id }, body });
const remove = (send: Send, id: string) => send(courseRoutes.remove, { params: { id } });

describe('the routes of courses', () => {
  it('change and remove a course for its owner only', async () => {
    const updated = await statusesOf(people.send, async (send) =>
      update(send, (await ownCourse()).id, { professor: 'M. Szabo' }),
    );
    expect(updated).toEqual({ ...membersOnly(403), owner: 200 });
    const removed = await statusesOf(people.send, async (send) =>
      remove(send, (await ownCourse()).id),
    );
    expect(removed).toEqual({ ...membersOnly(403), owner: 204 });
  });

  it.each(['list', 'classmates'] as const)('show the %s of a user to members', async (name) => {
    const params = { userId: people.owner.id };
    const statuses = await statusesOf(people.send, (send) => send(courseRoutes[name], { params }));
    expect(statuses).toEqual(membersOnly(200));
  });

  it('add a course for members only', async () => {
    const body = { courseCode: newCode(), courseName: 'Sight & Sound' };
    const statuses = await statusesOf(people.send, (send) => send(courseRoutes.create, { body }));
    expect(statuses).toEqual(membersOnly(201));
  });
});

describe('POST /api/courses', () => {
  type Body = BodyInputOf<typeof courseRoutes.create>;
  const post = (body: Body) => people.send.owner(courseRoutes.create, { body });
  const missing = 'Missing information: Course code and name are required';
  const format = 'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';

  it.each<[string, Partial<Body>, string]>([
    ['no code', { courseCode: undefined }, missing],
    ['an empty code', { courseCode: ' ' }, missing],
    ['no name', { courseName: undefined }, missing],
    ['an empty name', { courseName: '' }, missing],
    ['a code of three letters', { courseCode: 'FMT-UT 1040' }, format],
    ['a code without a level', { courseCode: 'FMTV 1040' }, format],
    ['a code with five digits', { courseCode: 'FMTV-UT 10400' }, format],
    ['a code with a line more', { courseCode: 'FMTV-UT 1040\nx' }, format],
    [
      'an unknown semester',
      { semester: 'Autumn 2026' },
      'Please choose a semester, such as Fall 2026.',
    ],
    [
      'a semester of no such year',
      { semester: 'Fall 0001' },
      'Please choose a semester, such as Fall 2026.',
    ],
    [
      'a name of 1,000 letters',
      { courseName: 'x'.repeat(1000) },
      'Please keep this to 150 characters or fewer.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await post({ courseCode: newCode(), courseName: 'Acting', ...fields });
    expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
  });

  it('takes the current term for granted', async () => {
    const answer = await post({
      courseCode: newCode(),
      courseName: ' Sight & Sound ',
      section: '',
    });
    expect(courseSchema.strict().parse(answer.json())).toMatchObject({
      userId: people.owner.id,
      courseName: 'Sight & Sound',
      section: null,
      professor: null,
      ...currentTerm(new Date()),
    });
  });

  it.each([
    [{ semester: 'Fall 2025', year: 2025 }, 'Fall 2025', 2025],
    [{ semester: 'Spring', year: 2024 }, 'Spring 2024', 2024],
    [{ semester: 'Spring 2026', year: 2025 }, 'Spring 2026', 2026],
  ])('keeps the term %j as %s', async (term, semester, year) => {
    const answer = await post({ courseCode: newCode(), courseName: 'Acting', ...term });
    expect(answer.json()).toMatchObject({ semester, year });
  });

  it('refuses the same section twice, and takes another one', async () => {
    const body = {
      courseCode: newCode(),
      courseName: 'Acting',
      section: '001',
      semester: 'Fall 2025',
    };
    expect((await post(body)).statusCode).toBe(201);
    const again = await post({ ...body, courseName: 'Other name' });
    expect([again.statusCode, again.error().message]).toEqual([
      409,
      `You already have ${body.courseCode}, section 001, in Fall 2025.`,
    ]);
    expect((await post({ ...body, section: '002' })).statusCode).toBe(201);
    expect((await post({ ...body, semester: 'Spring 2026' })).statusCode).toBe(201);
    expect((await post({ ...body, section: null })).statusCode).toBe(201);
    expect((await post({ ...body, section: '' })).statusCode).toBe(409);
  });

  it('makes one course of two tries at the same moment', async () => {
    const body = { courseCode: newCode(), courseName: 'Acting' };
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it('stops at the most a member may list', async () => {
    const user = await createUser(app.db);
    await app.db.insert(courses).values(
      Array.from({ length: mostCourses }, (_, n) => ({
        id: `course_${user.id}_${n}`,
        userId: user.id,
        courseCode: `ACTG-UT ${1000 + n}`,
        courseName: 'Acting',
        ...currentTerm(new Date()),
      })),
    );
    const send = await app.as(user);
    const answer = await send(courseRoutes.create, {
      body: { courseCode: newCode(), courseName: 'One more' },
    });
    expect(answer.statusCode).toBe(409);
  });
});

describe('PUT /api/courses/:id', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id, courseCode } = await createCourse(app.db, {
      userId: people.owner.id,
      courseCode: newCode(),
      professor: 'M. Szabo',
      semester: 'Fall 2025',
      year: 2025,
    });
    const { owner } = people.send;
    const changed = await update(owner, id, { semester: 'Winter', year: 2023 });
    expect(changed.json()).toMatchObject({
      courseCode,
      section: '001',
      professor: 'M. Szabo',
      semester: 'Winter 2023',
      year: 2023,
    });
    expect((await update(owner, id, { professor: '', section: null })).json()).toMatchObject({
      professor: null,
      section: null,
      semester: 'Winter 2023',
    });
    expect((await update(owner, id, {})).statusCode).toBe(200);
  });

  it('refuses to become a course that is there already', async () => {
    const [one, other] = [await ownCourse(), await ownCourse()];
    const answer = await update(people.send.owner, other.id, { courseCode: one.courseCode });
    expect(answer.statusCode).toBe(409);
    const [row] = await app.db.select().from(courses).where(eq(courses.id, other.id));
    expect(row?.courseCode).toBe(other.courseCode);
  });

  it('refuses an empty code, a wrong one, and another owner', async () => {
    const { id } = await ownCourse();
    const { owner } = people.send;
    for (const body of [{ courseCode: '' }, { courseCode: 'X' }, { courseName: '' }])
      expect((await update(owner, id, body)).statusCode).toBe(400);
    const answer = await update(owner, id, wrong({ userId: people.member.id }));
    expect([answer.statusCode, answer.error().issues?.[0]?.path]).toEqual([400, 'userId']);
  });

  it('says nothing of courses that are gone or hidden', async () => {
    const hidden = await createCourse(app.db, {
      userId: (await createUser(app.db, { hideCourses: true })).id,
    });
    for (const id of ['course_none', hidden.id]) {
      expect((await update(people.send.member, id, {})).statusCode).toBe(404);
      expect((await remove(people.send.member, id)).statusCode).toBe(404);
    }
  });
});

describe('GET /api/courses/:userId', () => {
  it('shows them in the order they were added', async () => {
    const user = await createUser(app.db);
    const codes = [newCode(), newCode(), newCode()];
    for (const courseCode of codes) await createCourse(app.db, { userId: user.id, courseCode });
    const list = await listOf(people.member, user.id);
    expect(list.map(({ courseCode }) => courseCode)).toEqual(codes);
  });

  it('is empty where they are hidden, but for the owner and administrators', async () => {
    const user = await createUser(app.db, { hideCourses: true });
    await createCourse(app.db, { userId: user.id });
    const seen = await Promise.all(
      [people.member, user, people.administrator].map((viewer) => listOf(viewer, user.id)),
    );
    expect(seen.map((list) => list.length)).toEqual([0, 1, 1]);
  });

  it.each(['list', 'classmates'] as const)(
    'answers 404 for whom the viewer may not see (%s)',
    async (name) => {
      const blocker = await createUser(app.db);
      await createCourse(app.db, { userId: blocker.id });
      await createBlock(app.db, blocker.id, people.member.id);
      for (const userId of [blocker.id, people.suspended.id, 'user_none']) {
        const answer = await people.send.member(courseRoutes[name], { params: { userId } });
        expect(answer.statusCode).toBe(404);
      }
    },
  );
});
