import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createBlock, createPost, createUser } from '../../testing/factories.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { analyticsEvents, textHighlights } from './tables.ts';

const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

type BatchedEvent = BodyInputOf<typeof tracking.recordBatch>['events'][number];
type Usage = BodyInputOf<typeof tracking.recordFeatureUsage>;
type Highlight = BodyInputOf<typeof tracking.recordHighlight>;

async function newMember(fields = {}) {
  const member = await createUser(app.db, fields);
  const send = await app.as(member);
  return {
    id: member.id,
    send,
    batch: (events: BatchedEvent[], headers = {}) =>
      send(tracking.recordBatch, { body: { events }, headers }),
    use: (body: Usage, headers = {}) => send(tracking.recordFeatureUsage, { body, headers }),
    highlight: (body: Highlight, headers = {}) => send(tracking.recordHighlight, { body, headers }),
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

const click: BatchedEvent = { action: 'click', page: '/jobs/job_1', metadata: { target: 'save' } };
const usage: Usage = { feature: 'post', success: true, timeTaken: 412.6 };
const ago = (ms: number) => new Date(clock.now() - ms).toISOString();
const hour = 3_600_000;
const gpc = { 'sec-gpc': '1' };

describe('POST /api/analytics/batch', () => {
  it.each<[string, BatchedEvent[]]>([
    ['no events', []],
    ['101 events', Array.from({ length: 101 }, () => click)],
    ['garbage', [wrong('x')]],
    ['garbage among events', [click, { action: wrong('breathe'), page: '/' }]],
    ['no list', wrong(click)],
    ['half a character', [{ ...click, metadata: { target: '\ud800' } }]],
    ['a target without its type', [{ ...click, targetId: 'job_1' }]],
    [
      'a click on a job that is a post',
      [{ ...click, action: 'job_click', targetType: 'post', targetId: 'post_1' }],
    ],
  ])('refuses %s as a whole', async (_, list) => {
    const { batch, events } = await newMember();
    expect((await batch(list)).statusCode).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('refuses 10,000 events', async () => {
    const { batch, events } = await newMember();
    const answer = await batch(Array.from({ length: 10_000 }, () => click));
    expect([400, 413]).toContain(answer.statusCode);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['from the future', -hour, 'The event time is in the future.'],
    ['of the day before yesterday', 25 * hour, 'An event is more than a day old.'],
  ])('refuses an event %s, and those beside it', async (_, age, message) => {
    const { batch, events } = await newMember();
    const answer = await batch([click, { ...click, at: ago(age) }]);
    expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
    expect(await events()).toEqual([]);
  });

  it('keeps every event with its own time, as done by whoever sends it', async () => {
    const { id, batch, events } = await newMember();
    const at = ago(hour);
    const sent = await batch([
      { ...click, at, userId: id },
      { action: 'page_view', page: '/profile/user_1?tab=work' },
    ]);
    expect(sent.statusCode).toBe(204);
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
  it.each<[string, Usage]>([
    ['no name', { ...usage, feature: '' }],
    ['a name of many words', { ...usage, feature: 'What I typed' }],
    ['no outcome', { ...usage, success: wrong(undefined) }],
    ['a long message', { ...usage, errorMessage: 'x'.repeat(301) }],
  ])('refuses %s', async (_, body) => {
    const { use, events } = await newMember();
    expect((await use(body)).statusCode).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('keeps the feature, whether it worked and how long it took', async () => {
    const { use, events } = await newMember();
    await use(usage);
    await use({ ...usage, success: false, errorMessage: 'Not now.' });
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
    const { send, batch, use, events } = await newMember(fields);
    const { id: contentId } = await createPost(app.db);
    const answers = [
      await send(tracking.recordAction, { body: { action: 'page_view', page: '/' }, headers }),
      await batch([click], headers),
      await use(usage, headers),
      await send(tracking.viewContent, { body: { contentType: 'post', contentId }, headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await events()).toEqual([]);
    const views = await app.db.$client.query('SELECT 1 FROM content_views WHERE content_id = $1', [
      contentId,
    ]);
    expect(views.rowCount).toBe(0);
  });

  it('is still shown to the owner of a profile, which is a choice of its own', async () => {
    const { id, send } = await newMember({ shareAnalytics: false });
    const viewed = await createUser(app.db);
    const body = { contentType: 'profile' as const, contentId: viewed.id };
    await send(tracking.viewContent, { body });
    const shown = await app.db.$client.query(
      'SELECT viewer_id FROM profile_views WHERE viewed_id = $1',
      [viewed.id],
    );
    expect(shown.rows).toEqual([{ viewer_id: id }]);
  });
});

const hashOf = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');
const highlightOn = (
  postId: string,
  selectedText = 'The Third Act',
  more: Partial<Highlight> = {},
): Highlight => ({
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

  it.each<[string, string, Partial<Highlight>]>([
    ['fewer than 8 characters', 'seven c', {}],
    ['more than 1000 characters', 'x'.repeat(1001), {}],
    ['an unknown method', 'The Third Act', { method: wrong('eyes') }],
    ['an unknown device', 'The Third Act', { deviceType: wrong('watch') }],
    ['a selection that ends before it begins', 'The Third Act', { endOffset: 3 }],
    ['the hash of another text', 'The Third Act', { snippetHash: hashOf('another') }],
    ['no hash', 'The Third Act', { snippetHash: 'x' }],
  ])('refuses %s', async (_, text, more) => {
    const { highlight, highlights } = await newMember(sharing);
    const { id } = await createPost(app.db);
    const answer = await highlight(highlightOn(id, text, more));
    expect(answer.statusCode).toBe(400);
    expect(await highlights()).toEqual([]);
  });

  it('refuses a post that is not there or not to be seen', async () => {
    const { id, highlight, highlights } = await newMember(sharing);
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, id);
    const hidden = await createPost(app.db, { authorId: blocker.id });
    for (const postId of ['none', hidden.id])
      expect((await highlight(highlightOn(postId))).statusCode).toBe(404);
    expect(await highlights()).toEqual([]);
  });

  it('keeps nothing until the member allows it, nor where the browser sends Sec-GPC', async () => {
    const { id } = await createPost(app.db);
    const silent = await newMember();
    expect((await silent.highlight(highlightOn(id))).statusCode).toBe(204);
    const guarded = await newMember(sharing);
    expect((await guarded.highlight(highlightOn(id), gpc)).statusCode).toBe(204);
    expect([...(await silent.highlights()), ...(await guarded.highlights())]).toEqual([]);
  });

  it('keeps where, how and what was highlighted', async () => {
    const { id: postId } = await createPost(app.db);
    const { id: userId, highlight, highlights } = await newMember(sharing);
    const sent = highlightOn(postId);
    expect((await highlight(sent)).statusCode).toBe(204);
    expect(await highlights()).toMatchObject([{ userId, ...sent }]);
  });

  it('keeps one in five seconds on a post, and the same words once in two', async () => {
    const [one, other] = [await createPost(app.db), await createPost(app.db)];
    const { highlight, highlights } = await newMember(sharing);
    const count = async () => (await highlights()).length;
    await highlight(highlightOn(one.id, 'first words'));
    await highlight(highlightOn(one.id, 'other words'));
    await highlight(highlightOn(other.id, 'First words'));
    expect(await count()).toBe(1);
    await clock.advance(2_000);
    await highlight(highlightOn(other.id, 'first words'));
    expect(await count()).toBe(2);
    await clock.advance(3_000);
    await highlight(highlightOn(one.id, 'other words'));
    expect(await count()).toBe(3);
  });
});
