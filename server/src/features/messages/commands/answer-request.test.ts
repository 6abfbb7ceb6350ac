import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, messages } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
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
  return { ...pair, id, url: `/api/conversations/${id}` };
}

describe(acceptRequest, () => {
  it('is for whoever was asked', async () => {
    const { asAda, url } = await createRequest();
    const answer = await asAda('POST', `${url}/accept`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Only the person you wrote to can accept this.',
    ]);
  });

  it('opens the conversation, and a second time changes nothing', async () => {
    const { asAda, asBen, url, adaWrites, listOf } = await createRequest();
    for (let n = 0; n < 2; n++) {
      const answer = await asBen('POST', `${url}/accept`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { status: 'open', requestedBy: null, refusal: null, unreadCount: 1 },
      ]);
    }
    expect(await listOf(asBen, { folder: 'inbox' })).toHaveLength(1);
    expect((await adaWrites('Thank you.')).statusCode).toBe(201);
    expect((await asAda('POST', `${url}/decline`)).statusCode).toBe(409);
  });

  it('and a decline at the same moment leave one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { asBen, url } = await createRequest();
      const answers = await Promise.all([
        asBen('POST', `${url}/accept`),
        asBen('POST', `${url}/decline`),
      ]);
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
    const { asAda, url } = await createRequest();
    expect((await asAda('POST', `${url}/decline`)).statusCode).toBe(403);
  });

  it('takes the request from whoever declined, and tells the other nothing', async () => {
    const { asAda, asBen, url, id, ben, listOf, unreadOf } = await createRequest();
    const before = (await asAda('GET', url)).json();
    expect((await asBen('POST', `${url}/decline`)).statusCode).toBe(204);
    expect((await asAda('GET', url)).json()).toEqual(before);
    expect(
      (await asAda(conversations.withMember, { params: { userId: ben.id } })).json().conversationId,
    ).toBe(id);
    expect(await listOf(asBen)).toEqual([]);
    expect(await unreadOf(asBen)).toBe(0);
    expect((await asBen(notifications.list)).json()).toEqual([]);
    for (const path of ['', '/messages'])
      expect((await asBen('GET', `${url}${path}`)).statusCode).toBe(404);
    for (const path of ['accept', 'decline', 'read', 'typing'])
      expect((await asBen('POST', `${url}/${path}`)).statusCode).toBe(404);
    expect((await asBen(messages.search, { query: { q: 'friday' } })).json()).toEqual([]);
    expect((await asAda(messages.search, { query: { q: 'friday' } })).json()).toHaveLength(1);
  });
});
