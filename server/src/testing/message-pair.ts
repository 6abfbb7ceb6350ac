import { type Conversation, conversations, type Message } from '#contract/messages/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { createConnection, createUser } from './factories.ts';
import type { Send } from './send.ts';
import type { TestApp } from './test-app.ts';

type ListQuery = QueryInputOf<typeof conversations.list>;

/** Ada and Ben, who may write to each other, and what each of them sees. */
export async function createMessagePair(app: TestApp, { connected = false } = {}) {
  const ada = await createUser(app.db, { firstName: 'Ada', lastName: 'Lovelace' });
  const ben = await createUser(app.db, { firstName: 'Ben', lastName: 'Okri' });
  if (connected) await createConnection(app.db, ada.id, ben.id);
  const [asAda, asBen] = [await app.as(ada), await app.as(ben)];
  return {
    ada,
    ben,
    asAda,
    asBen,
    adaWrites: (text = 'Are you free on Friday?') =>
      asAda(conversations.start, { body: { userId: ben.id, text } }),
    benWrites: (text = 'What for?') =>
      asBen(conversations.start, { body: { userId: ada.id, text } }),
    listOf: async (send: Send, query?: ListQuery): Promise<Conversation[]> =>
      (await send(conversations.list, { query })).json(),
    threadOf: async (send: Send, id: string): Promise<Message[]> =>
      (await send(conversations.messages, { params: { id } })).json(),
    unreadOf: async (send: Send): Promise<number> =>
      (await send(conversations.unreadCount)).json().count,
  };
}
