import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPost, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let contentId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ id: contentId } = await createPost(app.db));
});
afterAll(() => app.close());

const click = { action: 'click', page: '/' };
const selectedText = 'the third act';
const highlight = () => ({
  postId: contentId,
  selectedText,
  selectionLength: selectedText.length,
  snippetHash: createHash('sha256').update(selectedText).digest('hex'),
  startOffset: 0,
  endOffset: selectedText.length,
  method: 'mouse',
  viewportWidth: 390,
  viewportHeight: 844,
  deviceType: 'mobile',
});

const bodies: [path: string, bodyOf: (userId: string) => object][] = [
  ['batch', (userId) => ({ events: [click, { ...click, userId }] })],
  ['batch', (userId) => ({ events: [click], userId })],
  ['user-action', (userId) => ({ action: 'page_view', page: '/', userId })],
  ['feature-usage', (userId) => ({ feature: 'post', success: true, userId })],
  ['content-view', (userId) => ({ contentType: 'post', contentId, userId })],
  ['text-highlight', (userId) => ({ ...highlight(), userId })],
];

it.each(bodies)('POST /api/analytics/%s is refused for somebody else', async (path, bodyOf) => {
  const [me, other] = [
    await createUser(app.db, { shareHighlights: true }),
    await createUser(app.db),
  ];
  const send = await app.as(me);
  const answer = await send('POST', `/api/analytics/${path}`, bodyOf(other.id));
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Please send only what you did yourself.',
  ]);
  expect(await rowsOf(me.id, other.id)).toBe(0);
  expect((await send('POST', `/api/analytics/${path}`, bodyOf(me.id))).statusCode).toBe(204);
  expect(await rowsOf(me.id)).toBeGreaterThan(0);
});

async function rowsOf(...ids: string[]): Promise<number> {
  const { rows } = await app.db.$client.query<{ n: number }>(
    `SELECT ((SELECT count(*) FROM analytics_events WHERE user_id = ANY ($1))
      + (SELECT count(*) FROM text_highlights WHERE user_id = ANY ($1))
      + (SELECT count(*) FROM content_views WHERE viewer_id = ANY ($1)))::int AS n`,
    [ids],
  );
  return rows[0]?.n ?? 0;
}
