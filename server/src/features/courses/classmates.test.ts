import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses as courseRoutes } from '#contract/courses/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createBlock, createCourse, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listClassmates } from './queries/list-classmates.ts';
import type { courses } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Section = Partial<typeof courses.$inferInsert>;
type User = { id: string };

let number = 1000;
const newSection = () => ({
  courseCode: `FMTV-UT ${++number}`,
  section: '001',
  semester: 'Fall 2025',
  year: 2025,
});

async function memberOf(section: Section, fields: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app.db, fields);
  await createCourse(app.db, { ...section, userId: user.id });
  return user;
}

const classmatesOf = async (viewer: User, userId = viewer.id) =>
  (await (await app.as(viewer))(courseRoutes.classmates, { params: { userId } })).json();
const idsOf = async (viewer: User, userId?: string) =>
  (await classmatesOf(viewer, userId)).flatMap(({ classmates }) => classmates.map(({ id }) => id));

describe(listClassmates, () => {
  it('are the members of the same code, section and term', async () => {
    const section = newSection();
    const me = await memberOf(section);
    const mate = await memberOf(section);
    await memberOf({ ...section, section: '002' });
    await memberOf({ ...section, section: null });
    await memberOf({ ...section, semester: 'Spring 2026', year: 2026 });
    await memberOf({ ...section, courseCode: 'FMTV-GT 9999' });
    expect(await idsOf(me)).toEqual([mate.id]);
  });

  it('are found without a section where both named none', async () => {
    const section = { ...newSection(), section: null };
    const [me, mate] = [await memberOf(section), await memberOf(section)];
    expect(await idsOf(me)).toEqual([mate.id]);
  });

  it('leave out who hides courses, is suspended or is behind a block', async () => {
    const section = newSection();
    const me = await memberOf(section);
    await memberOf(section, { hideCourses: true });
    const [suspended, blocked, blocker, mate] = [
      await memberOf(section),
      await memberOf(section),
      await memberOf(section),
      await memberOf(section),
    ];
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    await createBlock(app.db, me.id, blocked.id);
    await createBlock(app.db, blocker.id, me.id);
    expect(await classmatesOf(me)).toMatchObject([{ count: 1, classmates: [{ id: mate.id }] }]);
  });

  it('are shown only to someone in that section', async () => {
    const [shared, other] = [newSection(), newSection()];
    const [me, them] = [await memberOf(shared), await memberOf(shared)];
    await createCourse(app.db, { ...other, userId: them.id });
    const third = await memberOf(shared);
    await memberOf(other);
    const seen = await classmatesOf(me, them.id);
    expect(seen).toHaveLength(1);
    expect((await idsOf(me, them.id)).toSorted()).toEqual([me.id, third.id].toSorted());
    expect(await classmatesOf(await createUser(app.db), them.id)).toEqual([]);
  });

  it('of someone who hides courses are shown to nobody else', async () => {
    const section = newSection();
    const [me, hidden] = [await memberOf(section), await memberOf(section, { hideCourses: true })];
    expect(await classmatesOf(me, hidden.id)).toEqual([]);
    expect(await idsOf(hidden)).toEqual([me.id]);
  });

  it('are counted whole and shown in part', async () => {
    const section = newSection();
    const me = await memberOf(section);
    for (let n = 0; n < 26; n++) await memberOf(section);
    const [seen] = await classmatesOf(me);
    expect([seen?.count, seen?.classmates.length]).toEqual([26, 24]);
  });
});

describe('joining a section', () => {
  const told = async (user: User) => (await (await app.as(user))(notifications.list)).json();
  const join = async (
    user: User,
    section: ReturnType<typeof newSection>,
    courseName = 'Sight & Sound',
  ) => (await app.as(user))(courseRoutes.create, { body: { ...section, courseName } });

  it('tells those who are in it, and nobody else', async () => {
    const section = newSection();
    const [mate, hidden] = [
      await memberOf(section),
      await memberOf(section, { hideCourses: true }),
    ];
    const other = await memberOf({ ...section, section: '002' });
    const me = await createUser(app.db);
    expect((await join(me, section)).statusCode).toBe(201);
    expect(await told(mate)).toMatchObject([
      {
        type: 'classmate_joined',
        message: `Ada Lovelace joined ${section.courseCode}, section 001.`,
        data: { newUserId: me.id },
      },
    ]);
    expect([...(await told(hidden)), ...(await told(other)), ...(await told(me))]).toEqual([]);
  });

  it('tells once, though one leaves and joins again', async () => {
    const section = newSection();
    const mate = await memberOf(section);
    const me = await createUser(app.db);
    const send = await app.as(me);
    const { id } = (await join(me, section)).json();
    await send(courseRoutes.remove, { params: { id } });
    await join(me, section);
    expect(await told(mate)).toHaveLength(1);
  });

  it('by an edit tells the new section; an edit of the rest tells nobody', async () => {
    const [before, after] = [newSection(), newSection()];
    const [later, mate] = [await createUser(app.db), await memberOf(after)];
    const me = await createUser(app.db);
    const send = await app.as(me);
    const { id } = (await join(me, before)).json();
    await createCourse(app.db, { ...before, userId: later.id });
    await send(courseRoutes.update, { params: { id }, body: { professor: 'M. Szabo' } });
    expect(await told(later)).toEqual([]);
    await send(courseRoutes.update, { params: { id }, body: { courseCode: after.courseCode } });
    expect(await told(mate)).toHaveLength(1);
  });

  it('is silent for whoever hides courses, and where it fails', async () => {
    const section = newSection();
    const mate = await memberOf(section);
    await join(await createUser(app.db, { hideCourses: true }), section);
    await join(await createUser(app.db), section, '');
    expect(await told(mate)).toEqual([]);
  });

  it('does not reach across a block', async () => {
    const section = newSection();
    const [mate, me] = [await memberOf(section), await createUser(app.db)];
    await createBlock(app.db, mate.id, me.id);
    await join(me, section);
    expect(await told(mate)).toEqual([]);
  });
});
