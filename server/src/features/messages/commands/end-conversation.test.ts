import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { conversations, messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { createConnection } from '#server/testing/factories.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { endConversation } from './end-conversation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function createBlockedPair(connected = true, by: 'ada' | 'ben' = 'ben') {
  const pair = await createMessagePair(app, { connected });
  const { conversationId: id } = (await pair.adaWrites('Before.')).json();
  const [send, other] = by === 'ben' ? [pair.asBen, pair.ada] : [pair.asAda, pair.ben];
  await send(moderation.block, { body: { userId: other.id } });
  return { ...pair, id, unblock: () => send(moderation.unblock, { params: { userId: other.id } }) };
}

describe(endConversation, () => {
  it('hides it from both while the block lasts', async () => {
    const { asAda, asBen, id, listOf, unreadOf } = await createBlockedPair();
    for (const send of [asAda, asBen]) {
      expect(await listOf(send)).toEqual([]);
      expect(await unreadOf(send)).toBe(0);
      expect((await send(messages.search, { query: { q: 'before' } })).json()).toEqual([]);
      const params = { id };
      for (const answer of [
        await send(conversations.get, { params }),
        await send(conversations.messages, { params }),
        await send(conversations.send, { params, body: { text: 'Still there?' } }),
        await send(conversations.markRead, { params }),
        await send(conversations.tellTyping, { params }),
      ])
        expect(answer.statusCode).toBe(404);
    }
  });

  it('brings the history back once it is lifted; writing is asking anew', async () => {
    const { asAda, asBen, id, listOf, threadOf, unblock, adaWrites } = await createBlockedPair();
    await unblock();
    for (const send of [asAda, asBen]) {
      expect(await listOf(send)).toMatchObject([{ status: 'ended', refusal: null, seenAt: null }]);
      expect(await threadOf(send, id)).toHaveLength(1);
    }
    expect((await adaWrites('Can we talk?')).statusCode).toBe(201);
    expect((await adaWrites('Please?')).statusCode).toBe(403);
    expect(await listOf(asBen, { folder: 'requests' })).toMatchObject([{ status: 'requested' }]);
  });

  it('is open to those who are connected again', async () => {
    const { ada, asBen, unblock, adaWrites, listOf } = await createBlockedPair();
    await unblock();
    const { connectionId } = (
      await asBen(connections.request, { body: { addresseeId: ada.id } })
    ).json();
    const asAda = await app.as(ada);
    await asAda(connections.respond, {
      params: { id: connectionId ?? '' },
      body: { status: 'accepted' },
    });
    expect(await listOf(asBen)).toMatchObject([{ status: 'open', member: { id: ada.id } }]);
    for (const text of ['One.', 'Two.']) expect((await adaWrites(text)).statusCode).toBe(201);
  });

  it.each(['ada', 'ben'] as const)(
    'leaves a request unanswered where %s blocks, and no way to ask twice',
    async (by) => {
      const { asBen, listOf, unreadOf, unblock, adaWrites } = await createBlockedPair(false, by);
      await unblock();
      expect((await adaWrites('Again.')).statusCode).toBe(403);
      expect(await listOf(asBen)).toEqual([]);
      expect(await unreadOf(asBen)).toBe(0);
    },
  );

  it('and a message at the same moment leave nothing open', async () => {
    for (let round = 0; round < 10; round++) {
      const pair = await createMessagePair(app);
      await createConnection(app.db, pair.ada.id, pair.ben.id);
      const { conversationId: id } = (await pair.adaWrites('First.')).json();
      const answers = await Promise.all([
        pair.asBen(moderation.block, { body: { userId: pair.ada.id } }),
        pair.adaWrites('Second.'),
        pair.asAda(conversations.send, { params: { id }, body: { text: 'Third.' } }),
      ]);
      expect(Math.max(...answers.map(({ statusCode }) => statusCode))).toBeLessThan(500);
      await pair.asBen(moderation.unblock, { params: { userId: pair.ada.id } });
      expect(await pair.listOf(pair.asBen)).toMatchObject([{ status: 'ended' }]);
    }
  });
});
