import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createJob, createPost, createUser } from '../../testing/factories.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteViewsOf } from './commands/delete-views.ts';
import { analyticsEvents, textHighlights } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Action = BodyInputOf<typeof tracking.recordAction>;

const search: Action = { action: 'search', page: '/jobs', metadata: { query: 'gaffer' } };

async function newMember() {
  const member = await createUser(app.db);
  const send = await app.as(member);
  return {
    record: (body: Action, headers = {}) => send(tracking.recordAction, { body, headers }),
    rows: () => app.db.select().from(analyticsEvents).where(eq(analyticsEvents.userId, member.id)),
  };
}

describe('POST /api/analytics/user-action', () => {
  it.each<[string, Partial<Action>]>([
    ['an unknown action', { action: wrong('breathe') }],
    ['a page that is no path', { page: 'https://elsewhere.test/jobs' }],
    ['a long page', { page: `/${'x'.repeat(200)}` }],
    ['a target without its type', { targetId: 'job_1' }],
    ['an unknown type of target', { targetType: wrong('song'), targetId: 'song_1' }],
    ['a long id', { targetType: 'job', targetId: 'x'.repeat(65) }],
    ['a zero byte', { page: '/jobs\u0000' }],
    [
      'metadata with 21 values',
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])) },
    ],
    ['metadata with a long text', { metadata: { query: 'x'.repeat(201) } }],
    ['metadata with a long name', { metadata: { ['x'.repeat(51)]: 1 } }],
    ['metadata with an object in it', { metadata: { deep: wrong({ deeper: 1 }) } }],
    ['metadata with a zero byte', { metadata: { query: '\u0000' } }],
  ])('refuses %s', async (_, more) => {
    const { record, rows } = await newMember();
    expect((await record({ ...search, ...more })).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('keeps nothing where the browser sends Sec-GPC', async () => {
    const { record, rows } = await newMember();
    expect((await record(search, { 'sec-gpc': '1' })).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('refuses one too many in a minute', async () => {
    const { record, rows } = await newMember();
    const most = tracking.recordAction.limit.allowances[0]?.max ?? 0;
    const answers = await Promise.all(Array.from({ length: most + 1 }, () => record(search)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect(await rows()).toHaveLength(most);
  });

  it('keeps what was done, on which page, without the search of its address', async () => {
    const { record, rows } = await newMember();
    const opened = { action: 'job_click', targetType: 'job', targetId: 'job_1' } as const;
    expect((await record({ ...opened, page: '/jobs?q=gaffer#top' })).statusCode).toBe(204);
    const { action: kind, ...target } = opened;
    expect(await rows()).toMatchObject([{ kind, ...target, page: '/jobs', metadata: null }]);
  });

  it.each<[string, Action['action'], Action['metadata'], string]>([
    ['the words of a search', 'search', { query: 'Boom OP' }, 'boom op'],
    ['a skill', 'filter', { skill: 'Set Design', school: null }, 'Set Design'],
    ['the type of a click', 'job_click', { clickType: 'save' }, 'save'],
    ['nothing', 'filter', { paymentType: 'paid' }, ''],
  ])('can be grouped by %s', async (_, action, metadata, key) => {
    const { record, rows } = await newMember();
    await record({ action, page: '/jobs/job_123', metadata });
    expect(await rows()).toMatchObject([{ kind: action, page: '/jobs/:jobId', key, metadata }]);
  });
});

describe('what was recorded', () => {
  it('goes with the member whose job was opened', async () => {
    const { record, rows } = await newMember();
    const author = await createUser(app.db);
    const [job, other] = [
      await createJob(app.db, { authorId: author.id }),
      await createJob(app.db),
    ];
    for (const { id } of [job, other])
      await record({ action: 'job_click', page: '/jobs', targetType: 'job', targetId: id });
    await deleteViewsOf(app.db, author.id);
    expect(await rows()).toMatchObject([{ targetId: other.id }]);
  });

  it('goes with the member whose words were highlighted', async () => {
    const [author, reader] = [await createUser(app.db), await createUser(app.db)];
    const [gone, kept] = [
      await createPost(app.db, { authorId: author.id }),
      await createPost(app.db),
    ];
    const words = { selectedText: 'selected', selectionLength: 8, snippetHash: 'hash' };
    const place = { startOffset: 0, endOffset: 8, viewportWidth: 1, viewportHeight: 1 };
    const highlightOn = ({ id: postId }: { id: string }) => ({
      ...words,
      ...place,
      postId,
      userId: reader.id,
      method: 'mouse' as const,
      deviceType: 'mobile' as const,
    });
    await app.db.insert(textHighlights).values([highlightOn(gone), highlightOn(kept)]);
    await deleteViewsOf(app.db, author.id);
    const rows = await app.db.select().from(textHighlights);
    expect(rows.map(({ postId }) => postId)).toEqual([kept.id]);
  });
});
