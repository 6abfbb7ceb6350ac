import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations as conversationRoutes, messages } from '#contract/messages/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteLeftMembers } from '../../account/commands/delete-left-members.ts';
import { conversations } from '../tables.ts';
import { deleteConversationsOf } from './delete-conversations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const deleteMember = async ({ id }: { id: string }) => {
  await app.db.execute(sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(id)}`);
  await deleteLeftMembers(app.db);
};
const isThere = async (id: string) =>
  (await app.db.$count(conversations, eq(conversations.id, id))) > 0;

describe(deleteConversationsOf, () => {
  it('leaves the other their own words, and a sentence instead of a field', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('Mine.')).json();
    await pair.benWrites('Gaffer.');
    await deleteMember(pair.ada);
    const [left] = await pair.listOf(pair.asBen);
    const refusal = 'This account no longer exists.';
    expect(left).toMatchObject({
      id,
      member: null,
      lastMessage: { text: 'Gaffer.' },
      unreadCount: 0,
      refusal,
    });
    expect(await pair.threadOf(pair.asBen, id)).toMatchObject([{ text: 'Gaffer.' }]);
    const found = (await pair.asBen(messages.search, { query: { q: 'gaffer' } })).json();
    expect(found).toMatchObject([{ text: 'Gaffer.', member: null }]);
    const answer = await pair.asBen(conversationRoutes.send, {
      params: { id },
      body: { text: 'Hm.' },
    });
    expect([answer.statusCode, answer.error().message]).toEqual([403, refusal]);
    for (const route of [conversationRoutes.markRead, conversationRoutes.tellTyping])
      expect((await pair.asBen(route, { params: { id } })).statusCode).toBe(204);
    await deleteMember(pair.ben);
    expect(await isThere(id)).toBe(false);
  });

  it('deletes a conversation in which the other wrote nothing', async () => {
    const pair = await createMessagePair(app);
    const { conversationId: id } = (await pair.adaWrites()).json();
    await deleteMember(pair.ada);
    expect(await pair.listOf(pair.asBen)).toEqual([]);
    expect(await pair.unreadOf(pair.asBen)).toBe(0);
    expect(await isThere(id)).toBe(false);
  });
});

it.each(['suspended_at', 'deletion_due_at'] as const)(
  'the words of a member with %s disappear for the other, and come back',
  async (column) => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('Hidden.')).json();
    const set = (value: string | null) =>
      app.db.$client.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [pair.ada.id, value]);
    const seen = async () => [
      (await pair.listOf(pair.asBen)).length,
      await pair.unreadOf(pair.asBen),
      (await pair.asBen(conversationRoutes.messages, { params: { id } })).statusCode,
      (await pair.asBen(messages.search, { query: { q: 'hidden' } })).json().length,
      (await pair.asBen(conversationRoutes.send, { params: { id }, body: { text: 'x' } }))
        .statusCode,
    ];
    await set('2036-01-01T00:00:00Z');
    expect(await seen()).toEqual([0, 0, 404, 0, 404]);
    await set(null);
    expect(await seen()).toEqual([1, 1, 200, 1, 201]);
  },
);
