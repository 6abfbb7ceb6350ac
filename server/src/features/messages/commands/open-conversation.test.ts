import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openConversation } from './open-conversation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Ada has written to Ben, who declined or did nothing; then they become connected. */
async function connectAfter({ declined = false } = {}) {
  const pair = await createMessagePair(app);
  const { conversationId: id } = (await pair.adaWrites()).json();
  if (declined) await pair.asBen(conversations.decline, { params: { id } });
  await pair.asAda(connections.request, { body: { addresseeId: pair.ben.id } });
  await pair.asBen(connections.request, { body: { addresseeId: pair.ada.id } });
  return pair;
}

describe(openConversation, () => {
  it('opens the request of two who become connected', async () => {
    const { asAda, asBen, listOf, adaWrites } = await connectAfter();
    for (const send of [asAda, asBen])
      expect(await listOf(send, { folder: 'inbox' })).toMatchObject([
        { status: 'open', requestedBy: null, refusal: null },
      ]);
    expect((await adaWrites('Good.')).statusCode).toBe(201);
  });

  it('brings a declined one back', async () => {
    const { asBen, listOf } = await connectAfter({ declined: true });
    expect(await listOf(asBen)).toMatchObject([
      { status: 'open', lastMessage: { text: 'Are you free on Friday?' } },
    ]);
  });
});
