import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, messages as messageRoutes } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { formWith, sampleFiles } from '#server/testing/sample-files.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messages } from '../tables.ts';
import { removeConversation, removeMessage } from './remove-messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const textsOf = (thread: { text: string }[]) => thread.map(({ text }) => text);
const isStored = async (id: string) => (await app.db.$count(messages, eq(messages.id, id))) > 0;

async function sendFile(send: Send, userId: string) {
  const { body, headers } = formWith(sampleFiles.pdf, 'call sheet.pdf');
  const { url } = (await send(uploads.upload, { body, headers })).json();
  const sent = await send(conversations.start, { body: { userId, fileUrl: url } });
  return { url: String(url), ...sent.json() };
}

describe(removeMessage, () => {
  it('deletes for me alone, also from the list, the search and the unread count', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('Kept.')).json();
    const gone = (await pair.adaWrites('Removed.')).json();
    const remove = () => pair.asBen(messageRoutes.remove, { params: { id: gone.id } });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(textsOf(await pair.threadOf(pair.asBen, id))).toEqual(['Kept.']);
    expect(await pair.listOf(pair.asBen)).toMatchObject([
      { lastMessage: { text: 'Kept.' }, unreadCount: 1 },
    ]);
    expect((await pair.asBen(messageRoutes.search, { query: { q: 'removed' } })).json()).toEqual(
      [],
    );
    expect(textsOf(await pair.threadOf(pair.asAda, id))).toEqual(['Removed.', 'Kept.']);
    expect(await isStored(gone.id)).toBe(true);
  });

  it('deletes the message and its file once neither has it', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { id, url } = await sendFile(pair.asAda, pair.ben.id);
    await pair.asAda(messageRoutes.remove, { params: { id } });
    expect((await pair.asAda('GET', url)).statusCode).toBe(404);
    expect((await pair.asBen('GET', url)).statusCode).toBe(200);
    await pair.asBen(messageRoutes.remove, { params: { id } });
    expect(await isStored(id)).toBe(false);
    const key = url.replace('/uploads/', '');
    await eventually(async () => expect(await fileStoreOf(app.db).head(key)).toBeNull());
  });
});

describe(removeConversation, () => {
  it('empties it for me, until a new message brings it back without the old ones', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('Old.')).json();
    expect((await pair.asBen(conversations.remove, { params: { id } })).statusCode).toBe(204);
    expect(await pair.listOf(pair.asBen)).toEqual([]);
    expect(await pair.unreadOf(pair.asBen)).toBe(0);
    expect(await pair.threadOf(pair.asBen, id)).toEqual([]);
    expect((await pair.asBen(messageRoutes.search, { query: { q: 'old' } })).json()).toEqual([]);
    expect((await pair.asBen(conversations.get, { params: { id } })).json().lastMessage).toBeNull();
    expect((await pair.asBen(notifications.count)).json().count).toBe(0);
    expect(await pair.listOf(pair.asAda)).toHaveLength(1);
    await pair.adaWrites('New.');
    expect(await pair.listOf(pair.asBen)).toMatchObject([{ unreadCount: 1 }]);
    expect(textsOf(await pair.threadOf(pair.asBen, id))).toEqual(['New.']);
    expect(textsOf(await pair.threadOf(pair.asAda, id))).toEqual(['New.', 'Old.']);
  });

  it('deletes messages and files once both have done it, and keeps who asked whom', async () => {
    const pair = await createMessagePair(app);
    const { id, url, conversationId } = await sendFile(pair.asAda, pair.ben.id);
    for (const send of [pair.asAda, pair.asBen])
      await send(conversations.remove, { params: { id: conversationId } });
    expect(await isStored(id)).toBe(false);
    const key = url.replace('/uploads/', '');
    await eventually(async () => expect(await fileStoreOf(app.db).head(key)).toBeNull());
    expect((await pair.adaWrites('Again.')).statusCode).toBe(403);
    expect((await pair.benWrites('What was it?')).statusCode).toBe(201);
  });
});
