import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import type { Answer, Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let contentId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ id: contentId } = await createPost(app.db));
});
afterAll(() => app.close());

const click = { action: 'click' as const, page: '/' };
const selectedText = 'the third act';
const highlight = (): BodyInputOf<typeof tracking.recordHighlight> => ({
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

type Tell = (send: Send, userId: string) => Promise<Answer>;

it.each<[string, Tell]>([
  [
    'an event of a batch',
    (send, userId) =>
      send(tracking.recordBatch, { body: { events: [click, { ...click, userId }] } }),
  ],
  ['a batch', (send, userId) => send(tracking.recordBatch, { body: { events: [click], userId } })],
  [
    'an action',
    (send, userId) =>
      send(tracking.recordAction, { body: { action: 'page_view', page: '/', userId } }),
  ],
  [
    'the use of a feature',
    (send, userId) =>
      send(tracking.recordFeatureUsage, { body: { feature: 'post', success: true, userId } }),
  ],
  [
    'a view',
    (send, userId) =>
      send(tracking.viewContent, { body: { contentType: 'post', contentId, userId } }),
  ],
  [
    'a highlight',
    (send, userId) => send(tracking.recordHighlight, { body: { ...highlight(), userId } }),
  ],
])('%s is refused for somebody else', async (_, tell) => {
  const [me, other] = [
    await createUser(app.db, { shareHighlights: true }),
    await createUser(app.db),
  ];
  const send = await app.as(me);
  const answer = await tell(send, other.id);
  expect([answer.statusCode, answer.error().message]).toEqual([
    403,
    'Please send only what you did yourself.',
  ]);
  expect(await rowsOf(me.id, other.id)).toBe(0);
  expect((await tell(send, me.id)).statusCode).toBe(204);
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
