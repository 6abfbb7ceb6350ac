import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnection, createPost, createUser } from '../../testing/factories.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createTestApp, type Send, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const acts: [
  name: string,
  request: (recipientId: string) => Promise<[url: string, body?: object]>,
][] = [
  [
    'a like',
    async (recipientId) => {
      const { id } = await createPost(app.db, { authorId: recipientId });
      return [`/api/posts/${id}/like`];
    },
  ],
  ['an endorsement', async (recipientId) => [`/api/endorsements/${recipientId}/Acting`]],
  [
    'a request to connect',
    async (recipientId) => ['/api/connections', { addresseeId: recipientId }],
  ],
];

describe('the notification of', () => {
  it.each(acts)('%s is one statement more', async (name, requestTo) => {
    const actor = await createUser(app.db);
    const recipient = await createUser(app.db, { skills: ['Acting'] });
    if (name === 'an endorsement') await createConnection(app.db, actor.id, recipient.id);
    const send: Send = await app.as(actor);
    const [url, body] = await requestTo(recipient.id);
    const statements = await recordStatements(async () => {
      const answer = await send('POST', url, body);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    });
    const about = statements.filter((text) => /\bnotification(s|_acts)\b/.test(text));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain('INSERT INTO notification_acts');
  });
});
