import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, messages } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { acceptRequest, declineRequest } from './answer-request.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Ada has asked Ben. */
async function createRequest() {
  const pair = await createMessagePair(app);
  const { conversationId: id } = (await pair.adaWrites()).json();
  const accept = (send: Send) => send(conversations.accept, { params: { id } });
  const decline = (send: Send) => send(conversations.decline, { params: { id } });
  return { ...pair, id, accept, decline };
}

describe(acceptRequest, () => {
  it('is for whoever was asked', async () => {
    const { asAda, accept } = await createRequest();
    const answer = await accept(asAda);
    expect([answer.statusCode, answer.error().message]).toEqual([
      403,
      'Only the person you wrote to can accept this.',
    ]);
  });

  it('opens the conversation, and a second time changes nothing', async () => {
    const { asAda, asBen, accept, decline, adaWrites, listOf } = await createRequest();
    for (let n = 0; n < 2; n++) {
      const answer = await accept(asBen);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { status: 'open', requestedBy: null, refusal: null, unreadCount: 1 },
      ]);
    }
    expect(await listOf(asBen, { folder: 'inbox' })).toHaveLength(1);
    expect((await adaWrites('Thank you.')).statusCode).toBe(201);
    expect((await decline(asAda)).statusCode).toBe(409);
  });

  it('and a decline at the same moment leave one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { asBen, accept, decline } = await createRequest();
      const answers = await Promise.all([accept(asBen), decline(asBen)]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual(statuses);
    }
  });
});

describe(declineRequest, () => {
  it('is for whoever was asked', async () => {
    const { asAda, decline } = await createRequest();
    expect((await decline(asAda)).statusCode).toBe(403);
  });

  it('takes the request from whoever declined, and tells the other nothing', async () => {
    const { asAda, asBen, accept, decline, id, ben, listOf, unreadOf } = await createRequest();
    const params = { id };
    const seenByAda = async () => (await asAda(conversations.get, { params })).json();
    const before = await seenByAda();
    expect((await decline(asBen)).statusCode).toBe(204);
    expect(await seenByAda()).toEqual(before);
    const withBen = await asAda(conversations.withMember, { params: { userId: ben.id } });
    expect(withBen.json().conversationId).toBe(id);
    expect(await listOf(asBen)).toEqual([]);
    expect(await unreadOf(asBen)).toBe(0);
    expect((await asBen(notifications.list)).json()).toEqual([]);
    for (const answer of [
      await asBen(conversations.get, { params }),
      await asBen(conversations.messages, { params }),
      await accept(asBen),
      await decline(asBen),
      await asBen(conversations.markRead, { params }),
      await asBen(conversations.tellTyping, { params }),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await asBen(messages.search, { query: { q: 'friday' } })).json()).toEqual([]);
    expect((await asAda(messages.search, { query: { q: 'friday' } })).json()).toHaveLength(1);
  });
});
