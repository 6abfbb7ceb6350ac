import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Course,
  courses as courseRoutesOfContract,
  course as courseSchema,
  mostCourses,
} from '#contract/courses/contract.ts';
import { currentTerm } from '#contract/courses/terms.ts';
import { createBlock, createCourse, createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { courseRoutes } from './routes.ts';
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
const listOf = async (viewer: { id: string }, userId: string): Promise<Course[]> =>
  (await (await app.as(viewer))(courseRoutesOfContract.list, { params: { userId } })).json();

describe(courseRoutes, () => {
  it.each([
    ['PUT', { professor: 'M. Szabo' }, [401, 403, 200, 403, 401]],
    ['DELETE', undefined, [401, 403, 204, 403, 401]],
  ] as const)('answers %s /api/courses/:id to its owner only', async (method, body, expected) => {
    const url = async () => `/api/courses/${(await ownCourse()).id}`;
    expect(Object.values(await statusesOf(people.send, method, url, body))).toEqual(expected);
  });

  it.each(['', '/classmates'])('shows /api/courses/:userId%s to members', async (suffix) => {
    const url = () => `/api/courses/${people.owner.id}${suffix}`;
    const statuses = await statusesOf(people.send, 'GET', url);
    expect(Object.values(statuses)).toEqual([401, 200, 200, 200, 401]);
  });

  it('adds a course for members only', async () => {
    const body = { courseCode: newCode(), courseName: 'Sight & Sound' };
    const statuses = await statusesOf(people.send, (send) =>
      send(courseRoutesOfContract.create, { body }),
    );
    expect(statuses).toEqual(membersOnly(201));
  });
});

describe('POST /api/courses', () => {
  const post = (body: object) => people.send.owner(courseRoutesOfContract.create, { body });
  const missing = 'Missing information: Course code and name are required';
  const format = 'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)';

  it.each([
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
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
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
    expect([again.statusCode, again.json().message]).toEqual([
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
    const answer = await send(courseRoutesOfContract.create, {
      body: {
        courseCode: newCode(),
        courseName: 'One more',
      },
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
    const put = (body: object) =>
      people.send.owner(courseRoutesOfContract.update, { params: { id }, body });
    expect((await put({ semester: 'Winter', year: 2023 })).json()).toMatchObject({
      courseCode,
      section: '001',
      professor: 'M. Szabo',
      semester: 'Winter 2023',
      year: 2023,
    });
    expect((await put({ professor: '', section: null })).json()).toMatchObject({
      professor: null,
      section: null,
      semester: 'Winter 2023',
    });
    expect((await put({})).statusCode).toBe(200);
  });

  it('refuses to become a course that is there already', async () => {
    const [one, other] = [await ownCourse(), await ownCourse()];
    const answer = await people.send.owner(courseRoutesOfContract.update, {
      params: { id: other.id },
      body: {
        courseCode: one.courseCode,
      },
    });
    expect(answer.statusCode).toBe(409);
    const [row] = await app.db.select().from(courses).where(eq(courses.id, other.id));
    expect(row?.courseCode).toBe(other.courseCode);
  });

  it('refuses an empty code, a wrong one, and another owner', async () => {
    const { id } = await ownCourse();
    for (const body of [{ courseCode: '' }, { courseCode: 'X' }, { courseName: '' }]) {
      expect(
        (await people.send.owner(courseRoutesOfContract.update, { params: { id }, body }))
          .statusCode,
      ).toBe(400);
    }
    const answer = await people.send.owner(courseRoutesOfContract.update, {
      params: { id },
      body: {
        userId: people.member.id,
      },
    });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'userId']);
  });

  it('says nothing of courses that are gone or hidden', async () => {
    const hidden = await createCourse(app.db, {
      userId: (await createUser(app.db, { hideCourses: true })).id,
    });
    for (const id of ['course_none', hidden.id]) {
      expect(
        (await people.send.member(courseRoutesOfContract.update, { params: { id }, body: {} }))
          .statusCode,
      ).toBe(404);
      expect(
        (await people.send.member(courseRoutesOfContract.remove, { params: { id } })).statusCode,
      ).toBe(404);
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

  it.each(['', '/classmates'])(
    'answers 404 for whom the viewer may not see (%s)',
    async (suffix) => {
      const blocker = await createUser(app.db);
      await createCourse(app.db, { userId: blocker.id });
      await createBlock(app.db, blocker.id, people.member.id);
      for (const id of [blocker.id, people.suspended.id, 'user_none']) {
        const answer = await people.send.member('GET', `/api/courses/${id}${suffix}`);
        expect(answer.statusCode).toBe(404);
      }
    },
  );
});
