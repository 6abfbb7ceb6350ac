import { type Conversation, conversations, type Message } from '#contract/messages/contract.ts';
import { fakeApi } from './fake-api.ts';

/** What the server holds of one conversation, which is the only one; its messages the newest first. */
export function serveConversation(conversation: Conversation, newestFirst: Message[]): void {
  fakeApi.respond(conversations.list, ({ query }) =>
    query.folder === 'requests' ? [] : [conversation],
  );
  fakeApi.respond(conversations.get, conversation);
  fakeApi.respond(conversations.messages, newestFirst);
  fakeApi.respond(conversations.tellTyping);
}
