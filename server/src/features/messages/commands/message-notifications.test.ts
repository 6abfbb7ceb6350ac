import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { notifyOfMessage } from './message-notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const told = async (send: Send) => (await send(notifications.list)).json();

describe(notifyOfMessage, () => {
  it('tells of a request once, which the decline takes back', async () => {
    const { asAda, asBen, ada, adaWrites } = await createMessagePair(app);
    const { conversationId } = (await adaWrites()).json();
    expect(await told(asBen)).toMatchObject([
      {
        type: 'message',
        title: 'New message request',
        message: 'Ada Lovelace would like to write to you.',
        data: { senderId: ada.id, conversationId },
        isRead: false,
      },
    ]);
    await asBen(conversations.decline, { params: { id: conversationId } });
    expect([await told(asBen), await told(asAda)]).toEqual([[], []]);
  });

  it('is one line for a conversation and remembers its newest message alone', async () => {
    const { ben, asBen, adaWrites } = await createMessagePair(app, { connected: true });
    for (const text of ['One.', 'Two.', 'Three.']) await adaWrites(text);
    expect(await told(asBen)).toMatchObject([{ message: 'Ada Lovelace sent you a message.' }]);
    expect(await listNotified(app.db, ben.id)).toHaveLength(1);
  });

  it('is unread again with the next message, and read where the request is accepted', async () => {
    const { asBen, adaWrites } = await createMessagePair(app);
    const { conversationId } = (await adaWrites()).json();
    await asBen(conversations.accept, { params: { id: conversationId } });
    expect(await told(asBen)).toMatchObject([{ isRead: true }]);
    await adaWrites('Thank you.');
    expect(await told(asBen)).toMatchObject([
      { isRead: false, message: 'Ada Lovelace sent you a message.' },
    ]);
  });
});
