import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage } from '#contract/live.ts';
import { conversations } from '#contract/messages/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { type LiveClient, openLiveClient } from '#server/testing/live-client.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { tellTyping } from './tell-typing.ts';

let here: ListeningApp;
let there: ListeningApp;
beforeAll(async () => {
  here = await createListeningApp();
  there = await createListeningApp({ databaseUrl: here.databaseUrl });
});
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(() => Promise.all([here.close(), there.close()]));

/** Ada has a tab on each instance; Ben and a third member are connected to the other one. */
async function createLivePair({ connected = true } = {}) {
  const pair = await createMessagePair(here, { connected });
  const open = async (app: ListeningApp, user: { id: string }) => {
    const client = await openLiveClient(app.url, { cookie: await app.cookieOf(user) });
    clients.push(client);
    return client;
  };
  return {
    ...pair,
    adaHere: await open(here, pair.ada),
    adaThere: await open(there, pair.ada),
    benThere: await open(there, pair.ben),
  };
}

const about = (conversationId: string): ServerMessage => ({ type: 'conversation', conversationId });
const arrives = (client: LiveClient, message: ServerMessage) =>
  eventually(() => expect(client.messages).toContainEqual(message));
const forget = (...all: LiveClient[]) => all.forEach(({ messages }) => messages.splice(0));

describe('a conversation that changes', () => {
  it('is in every tab of both members, on every instance', async () => {
    const { adaHere, adaThere, benThere, ...pair } = await createLivePair();
    const all = [adaHere, adaThere, benThere];
    const { conversationId: id } = (await pair.adaWrites()).json();
    for (const client of all) await arrives(client, about(id));
    forget(...all);
    const read = await pair.asBen(conversations.markRead, { params: { id } });
    expect(read.statusCode).toBe(204);
    for (const client of all) await arrives(client, about(id));
    await arrives(benThere, { type: 'notification' });
  });

  it('is told of the answer to a request where it is accepted, and to the decliner alone where not', async () => {
    const { adaHere, adaThere, benThere, ...pair } = await createLivePair({ connected: false });
    const { conversationId: id } = (await pair.adaWrites()).json();
    for (const client of [adaHere, adaThere, benThere]) await arrives(client, about(id));
    forget(adaHere, adaThere, benThere);
    await pair.asBen(conversations.markRead, { params: { id } });
    await pair.asBen(conversations.decline, { params: { id } });
    await eventually(() =>
      expect(benThere.messages.filter(({ type }) => type === 'conversation')).not.toHaveLength(0),
    );
    await pair.benWrites('On second thought.');
    await arrives(adaThere, about(id));
    expect(adaThere.messages.filter(({ type }) => type === 'conversation')).toHaveLength(1);
  });
});

describe(tellTyping, () => {
  it('tells the other member, and only them', async () => {
    const { adaHere, adaThere, benThere, ...pair } = await createLivePair();
    const { conversationId: id } = (await pair.adaWrites()).json();
    for (const client of [adaHere, adaThere, benThere]) await arrives(client, about(id));
    forget(adaHere, adaThere, benThere);
    const answer = await pair.asAda(conversations.tellTyping, { params: { id } });
    expect(answer.statusCode).toBe(204);
    await arrives(benThere, { type: 'typing', conversationId: id });
    await pair.benWrites('Well?');
    await arrives(adaThere, about(id));
    expect(adaThere.messages.map(({ type }) => type)).not.toContain('typing');
  });

  it('tells nobody before a request is accepted', async () => {
    const { adaHere, adaThere, benThere, ...pair } = await createLivePair({ connected: false });
    const { conversationId: id } = (await pair.adaWrites()).json();
    await pair.asAda(conversations.tellTyping, { params: { id } });
    await pair.asBen(conversations.tellTyping, { params: { id } });
    await pair.asBen(conversations.accept, { params: { id } });
    for (const client of [adaHere, adaThere, benThere]) {
      await arrives(client, about(id));
      expect(client.messages.map(({ type }) => type)).not.toContain('typing');
    }
  });
});
