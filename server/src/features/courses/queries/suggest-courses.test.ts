import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses as courseRoutes } from '#contract/courses/contract.ts';
import { createBlock, createCourse, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { courses } from '../tables.ts';
import { suggestCourses } from './suggest-courses.ts';

let app: TestApp;
let me: { id: string };
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  me = await createUser(app.db);
  send = await app.as(me);
});
afterAll(() => app.close());

type Course = Partial<typeof courses.$inferInsert>;

const now = { semester: 'Fall 2026', year: 2026 };
const before = { semester: 'Fall 2025', year: 2025 };

async function add(course: Course, member: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app.db, member);
  await createCourse(app.db, { courseName: 'Sight & Sound', ...now, ...course, userId: user.id });
  return user;
}

const ask = (code: string, semester = now.semester) =>
  send(courseRoutes.suggestions, { query: { code, semester } });
const suggested = async (code: string) => (await ask(code)).json();

describe(suggestCourses, () => {
  it('lists the sections of the semester, as most members wrote them', async () => {
    const course = { courseCode: 'FMTV-UT 1040', section: '002' };
    await add({ ...course, professor: 'M. Szabo' });
    await add({ ...course, professor: 'M. Szabo' });
    await add({ ...course, courseName: 'Sight and Sound' });
    await add({ ...course, section: '003' });
    await add({ ...course, section: '001', ...before });
    const name = { courseCode: 'FMTV-UT 1040', courseName: 'Sight & Sound' };
    for (const typed of ['fmtvut1040', 'FMTV-UT 10', 'fmt'])
      expect(await suggested(typed)).toEqual([
        { ...name, section: '002', professor: 'M. Szabo', memberCount: 3 },
        { ...name, section: '003', professor: null, memberCount: 1 },
      ]);
  });

  it('offers a course of another semester without its section', async () => {
    const course = { courseCode: 'DANC-UT 2000', section: '001', professor: 'L. Achebe' };
    await add({ ...course, ...before });
    await add({ ...course, section: '004', ...before });
    expect(await suggested('danc')).toEqual([
      {
        courseCode: 'DANC-UT 2000',
        courseName: 'Sight & Sound',
        section: null,
        professor: null,
        memberCount: 0,
      },
    ]);
  });

  it('leaves out my own, and those of whom I may not see them', async () => {
    const courseCode = 'ACTG-UT 3000';
    await createCourse(app.db, { userId: me.id, courseCode, ...now });
    await add({ courseCode }, { hideCourses: true });
    await add({ courseCode }, { suspendedAt: '2026-01-01T00:00:00Z' });
    const [blocked, blocker] = [await add({ courseCode }), await add({ courseCode })];
    await createBlock(app.db, me.id, blocked.id);
    await createBlock(app.db, blocker.id, me.id);
    expect(await suggested('actg')).toEqual([]);
  });

  it('takes what is typed for letters and digits alone', async () => {
    for (const section of ['001', '002']) await add({ courseCode: 'SCOR-GT 5000', section });
    expect(await suggested('SCO%')).toHaveLength(2);
    expect((await ask('%%%%')).statusCode).toBe(400);
    expect((await ask('sc')).statusCode).toBe(400);
    expect((await ask('scor', 'Autumn 2026')).statusCode).toBe(400);
  });

  it('lists no more than six', async () => {
    for (let section = 1; section <= 7; section++)
      await add({ courseCode: 'GAME-UT 4000', section: `00${section}` });
    expect(await suggested('game')).toHaveLength(6);
  });
});
