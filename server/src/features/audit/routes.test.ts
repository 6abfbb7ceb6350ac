import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { comments } from '#contract/comments/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import {
  createComment,
  createEvent,
  createJob,
  createPortfolioItem,
  createUser,
} from '../../testing/factories.ts';
import { readPages } from '../../testing/read-pages.ts';
import { wrong } from '../../testing/send.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordAct } from './commands.ts';
import { auditEntries } from './tables.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  staff = await createStaff(app);
});
afterAll(() => app.close());

const actsAbout = (id: string) =>
  app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('the log', () => {
  it('cannot be changed, emptied or cut by the application', async () => {
    const { id } = await createUser(app.db);
    await recordAct(app.db, { action: 'user.update', actor: null, subjectId: id });
    for (const change of [
      `UPDATE audit_entries SET note = 'x' WHERE subject_id = '${id}'`,
      `DELETE FROM audit_entries WHERE subject_id = '${id}'`,
      'TRUNCATE audit_entries',
    ])
      await expect(app.db.$client.query(change)).rejects.toMatchObject({ code: '42501' });
    expect(await actsAbout(id)).toMatchObject([{ note: null }]);
  });

  it('has a refusal once an hour, however often one tries', async () => {
    const member = await createUser(app.db);
    const send = await app.as(member);
    await Promise.all([1, 2, 3].map(() => send(admin.listUsers)));
    await send(audit.list);
    const written = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, member.id));
    expect(written.map(({ targetId }) => targetId).toSorted()).toEqual([
      'GET /api/admin/audit',
      'GET /api/admin/users',
    ]);
  });

  it('has what a moderator does with the things of others, and nothing of one’s own', async () => {
    const { id: authorId } = await createUser(app.db);
    const asAuthor = await app.as({ id: authorId });
    const { moderator } = staff.send;
    const job = await createJob(app.db, { authorId });
    const event = await createEvent(app.db, { authorId });
    const item = await createPortfolioItem(app.db, { userId: authorId });
    const comment = await createComment(app.db, { authorId });
    await asAuthor(jobs.update, { params: { id: job.id }, body: { title: 'Grip' } });
    await moderator(jobs.update, { params: { id: job.id }, body: { title: 'Key grip' } });
    await moderator(events.update, { params: { id: event.id }, body: { title: 'Reading' } });
    for (const { route, id } of [
      { route: jobs.remove, id: job.id },
      { route: events.remove, id: event.id },
      { route: portfolio.remove, id: item.id },
      { route: comments.remove, id: comment.id },
    ]) {
      const { statusCode } = await moderator(route, { params: { id } });
      expect([route.path, statusCode]).toEqual([route.path, 204]);
    }
    const acts = await actsAbout(authorId);
    expect(acts.map(({ action }) => action)).toEqual([
      'job.update',
      'event.update',
      'job.remove',
      'event.remove',
      'portfolio.remove',
      'comment.remove',
    ]);
    expect(acts[0]).toMatchObject({ before: { title: 'Grip' }, after: { title: 'Key grip' } });
  });
});

describe('GET /api/admin/audit', () => {
  it('filters by act, actor, member and day, in pages, newest first', async () => {
    const [actor, subject] = [await createUser(app.db), await createUser(app.db)];
    for (const action of ['user.role', 'user.update', 'user.role'] as const)
      await recordAct(app.db, { action, actor, subjectId: subject.id, note: action });
    const actsOf = async (query: QueryInputOf<typeof audit.list>) =>
      (await readPages(staff.send.administrator, audit.list, { query }))
        .flat()
        .map(({ action }) => action);
    const of = { subjectId: subject.id };
    expect(await actsOf({ ...of, limit: 2 })).toEqual(['user.role', 'user.update', 'user.role']);
    expect(await actsOf({ ...of, action: 'user.update' })).toEqual(['user.update']);
    expect(await actsOf({ actorId: actor.id, action: 'user.role' })).toHaveLength(2);
    expect(await actsOf({ ...of, to: '2020-01-01' })).toEqual([]);
    expect(await actsOf({ ...of, from: '2020-01-01' })).toHaveLength(3);
    const list = (query: QueryInputOf<typeof audit.list>) =>
      staff.send.administrator(audit.list, { query });
    for (const query of [{ action: wrong('user.kill') }, { from: 'yesterday' }, { cursor: 'x' }])
      expect((await list(query)).statusCode).toBe(400);
    const [entry] = (await list(of)).json();
    expect(audit.list.response.element.strict().parse(entry)).toMatchObject({
      actor: { id: actor.id },
      subject: { id: subject.id },
    });
  });
});

describe('GET /api/admin/audit.csv', () => {
  it('has every act, no cell that a spreadsheet runs, and is itself written down', async () => {
    const subject = await createUser(app.db);
    const note = '=HYPERLINK("http://x","y"), then\nmore';
    await recordAct(app.db, { action: 'user.update', actor: null, subjectId: subject.id, note });
    const query = { subjectId: subject.id };
    const answer = await staff.send.administrator(audit.download, { query });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="callboard-audit-log-/),
    });
    const [head, ...lines] = answer.body.split('\r\n');
    expect(head).toMatch(/^When,Action,By,/);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://x"",""y""), then\nmore"`);
    const [download] = (
      await staff.send.administrator(audit.list, { query: { action: 'data.download', limit: 1 } })
    ).json();
    expect(download).toMatchObject({ after: { subjectId: subject.id } });
  });
});

describe('GET /api/account/acts', () => {
  it('shows a member what was done about them, and not by whom', async () => {
    const member = await createUser(app.db);
    const act = { action: 'user.suspend', actor: staff.administrator } as const;
    await recordAct(app.db, { ...act, subjectId: member.id, note: 'Spam.' });
    await recordAct(app.db, { ...act, subjectId: staff.member.id });
    const answer = await (await app.as(member))(audit.listAboutMe);
    expect(answer.json()).toMatchObject([{ action: 'user.suspend', note: 'Spam.' }]);
    expect(answer.body).not.toContain(staff.administrator.id);
  });
});
