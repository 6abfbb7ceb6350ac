import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlock, createPost, createUser } from '../../testing/factories.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { analyticsEvents, textHighlights } from './tables.ts';

const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

async function newMember(fields = {}) {
  const member = await createUser(app.db, fields);
  const send = await app.as(member);
  return {
    id: member.id,
    post: async (path: string, body: unknown, headers = {}) =>
      send('POST', `/api/analytics/${path}`, body, headers),
    events: () =>
      app.db
        .select()
        .from(analyticsEvents)
        .where(eq(analyticsEvents.userId, member.id))
        .orderBy(analyticsEvents.id),
    highlights: () =>
      app.db.select().from(textHighlights).where(eq(textHighlights.userId, member.id)),
  };
}

const click = { action: 'click', page: '/jobs/job_1', metadata: { target: 'save' } };
const usage = { feature: 'post', success: true, timeTaken: 412.6 };
const ago = (ms: number) => new Date(clock.now() - ms).toISOString();
const hour = 3_600_000;
const gpc = { 'sec-gpc': '1' };

describe('POST /api/analytics/batch', () => {
  it.each([
    ['no events', { events: [] }],
    ['101 events', { events: Array.from({ length: 101 }, () => click) }],
    ['garbage', { events: ['x'] }],
    ['garbage among events', { events: [click, { action: 'breathe', page: '/' }] }],
    ['no list', { events: click }],
    ['half a character', { events: [{ ...click, metadata: { target: '\ud800' } }] }],
    ['a target without its type', { events: [{ ...click, targetId: 'job_1' }] }],
    [
      'a click on a job that is a post',
      { events: [{ ...click, action: 'job_click', targetType: 'post', targetId: 'post_1' }] },
    ],
  ])('refuses %s as a whole', async (_, body) => {
    const { post, events } = await newMember();
    expect((await post('batch', body)).statusCode).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('refuses 10,000 events', async () => {
    const { post, events } = await newMember();
    const answer = await post('batch', { events: Array.from({ length: 10_000 }, () => click) });
    expect([400, 413]).toContain(answer.statusCode);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['from the future', -hour, 'An event lies in the future.'],
    ['of the day before yesterday', 25 * hour, 'An event is more than a day old.'],
  ])('refuses an event %s, and those beside it', async (_, age, message) => {
    const { post, events } = await newMember();
    const answer = await post('batch', { events: [click, { ...click, at: ago(age) }] });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(await events()).toEqual([]);
  });

  it('keeps every event with its own time, as done by whoever sends it', async () => {
    const { id, post, events } = await newMember();
    const at = ago(hour);
    const pages = [
      { ...click, at, userId: id },
      { action: 'page_view', page: '/profile/user_1?tab=work' },
    ];
    expect((await post('batch', { events: pages })).statusCode).toBe(204);
    const rows = await events();
    expect(rows).toMatchObject([
      { userId: id, kind: 'click', page: '/jobs/:jobId', key: 'save' },
      { userId: id, kind: 'page_view', page: '/profile/:userId', key: '' },
    ]);
    expect(rows.map(({ createdAt }) => Date.parse(createdAt))).toEqual([
      Date.parse(at),
      clock.now(),
    ]);
  });
});

describe('POST /api/analytics/feature-usage', () => {
  it.each([
    ['no name', { ...usage, feature: '' }],
    ['a name of many words', { ...usage, feature: 'What I typed' }],
    ['no outcome', { feature: 'post' }],
    ['a long message', { ...usage, errorMessage: 'x'.repeat(301) }],
  ])('refuses %s', async (_, body) => {
    const { post, events } = await newMember();
    expect((await post('feature-usage', body)).statusCode).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('keeps the feature, whether it worked and how long it took', async () => {
    const { post, events } = await newMember();
    await post('feature-usage', usage);
    await post('feature-usage', { ...usage, success: false, errorMessage: 'Not now.' });
    expect(await events()).toMatchObject([
      { kind: 'feature', key: 'post', amount: 413, page: '', metadata: { success: true } },
      { kind: 'feature', metadata: { success: false, errorMessage: 'Not now.' } },
    ]);
  });
});

describe('who does not want to be counted', () => {
  it.each([
    ['switched it off', { shareAnalytics: false }, {}],
    ['has a browser that sends Sec-GPC', {}, gpc],
  ])('leaves nothing where they %s', async (_, fields, headers) => {
    const { post, events } = await newMember(fields);
    const { id: contentId } = await createPost(app.db);
    const action = { action: 'page_view', page: '/' };
    const answers = [
      await post('user-action', action, headers),
      await post('batch', { events: [click] }, headers),
      await post('feature-usage', usage, headers),
      await post('content-view', { contentType: 'post', contentId }, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await events()).toEqual([]);
    const views = await app.db.$client.query('SELECT 1 FROM content_views WHERE content_id = $1', [
      contentId,
    ]);
    expect(views.rowCount).toBe(0);
  });

  it('is still shown to the owner of a profile, which is a choice of its own', async () => {
    const { id, post } = await newMember({ shareAnalytics: false });
    const viewed = await createUser(app.db);
    await post('content-view', { contentType: 'profile', contentId: viewed.id });
    const shown = await app.db.$client.query(
      'SELECT viewer_id FROM profile_views WHERE viewed_id = $1',
      [viewed.id],
    );
    expect(shown.rows).toEqual([{ viewer_id: id }]);
  });
});

const hashOf = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');
const highlightOn = (postId: string, selectedText = 'The Third Act', more = {}) => ({
  postId,
  selectedText,
  selectionLength: selectedText.length,
  snippetHash: hashOf(selectedText),
  startOffset: 4,
  endOffset: 4 + selectedText.length,
  method: 'keyboard',
  viewportWidth: 1280,
  viewportHeight: 720,
  deviceType: 'desktop',
  ...more,
});

describe('POST /api/analytics/text-highlight', () => {
  const sharing = { shareHighlights: true };

  it.each([
    ['fewer than 8 characters', 'seven c', {}],
    ['more than 1000 characters', 'x'.repeat(1001), {}],
    ['an unknown method', 'The Third Act', { method: 'eyes' }],
    ['an unknown device', 'The Third Act', { deviceType: 'watch' }],
    ['a selection that ends before it begins', 'The Third Act', { endOffset: 3 }],
    ['the hash of another text', 'The Third Act', { snippetHash: hashOf('another') }],
    ['no hash', 'The Third Act', { snippetHash: 'x' }],
  ])('refuses %s', async (_, text, more) => {
    const { post, highlights } = await newMember(sharing);
    const { id } = await createPost(app.db);
    const answer = await post('text-highlight', highlightOn(id, text, more));
    expect(answer.statusCode).toBe(400);
    expect(await highlights()).toEqual([]);
  });

  it('refuses a post that is not there or not to be seen', async () => {
    const { id, post, highlights } = await newMember(sharing);
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, id);
    const hidden = await createPost(app.db, { authorId: blocker.id });
    for (const postId of ['none', hidden.id])
      expect((await post('text-highlight', highlightOn(postId))).statusCode).toBe(404);
    expect(await highlights()).toEqual([]);
  });

  it('keeps nothing until the member allows it, nor where the browser sends Sec-GPC', async () => {
    const { id } = await createPost(app.db);
    const silent = await newMember();
    expect((await silent.post('text-highlight', highlightOn(id))).statusCode).toBe(204);
    const guarded = await newMember(sharing);
    expect((await guarded.post('text-highlight', highlightOn(id), gpc)).statusCode).toBe(204);
    expect([...(await silent.highlights()), ...(await guarded.highlights())]).toEqual([]);
  });

  it('keeps where, how and what was highlighted', async () => {
    const { id: postId } = await createPost(app.db);
    const { id: userId, post, highlights } = await newMember(sharing);
    const highlight = highlightOn(postId);
    expect((await post('text-highlight', highlight)).statusCode).toBe(204);
    expect(await highlights()).toMatchObject([{ userId, ...highlight }]);
  });

  it('keeps one in five seconds on a post, and the same words once in two', async () => {
    const [one, other] = [await createPost(app.db), await createPost(app.db)];
    const { post, highlights } = await newMember(sharing);
    const count = async () => (await highlights()).length;
    await post('text-highlight', highlightOn(one.id, 'first words'));
    await post('text-highlight', highlightOn(one.id, 'other words'));
    await post('text-highlight', highlightOn(other.id, 'First words'));
    expect(await count()).toBe(1);
    await clock.advance(2_000);
    await post('text-highlight', highlightOn(other.id, 'first words'));
    expect(await count()).toBe(2);
    await clock.advance(3_000);
    await post('text-highlight', highlightOn(one.id, 'other words'));
    expect(await count()).toBe(3);
  });
});
