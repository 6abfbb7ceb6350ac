import { conversations, messages } from '#contract/messages/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { acceptRequest, declineRequest } from './commands/answer-request.ts';
import { markConversationRead } from './commands/mark-conversation-read.ts';
import { removeConversation, removeMessage } from './commands/remove-messages.ts';
import { tellTyping } from './commands/tell-typing.ts';
import { sendMessage, startConversation } from './commands/write-message.ts';
import { countUnreadMessages } from './queries/count-unread.ts';
import { getConversation, getConversationWith } from './queries/get-conversation.ts';
import { listConversations } from './queries/list-conversations.ts';
import { listMessages } from './queries/list-messages.ts';
import { searchMessages } from './queries/search-messages.ts';

export function messageRoutes(app: App): void {
  readRoutes(app);
  writeRoutes(app);
}

function readRoutes(app: App): void {
  mount(app, conversations.list, ({ db, viewer, query }) => listConversations(db, viewer, query));
  mount(app, conversations.unreadCount, ({ db, viewer }) => countUnreadMessages(db, viewer));
  mount(app, conversations.withMember, ({ db, viewer, params }) =>
    getConversationWith(db, viewer, params.userId),
  );
  mount(app, conversations.get, ({ db, viewer, params }) => getConversation(db, viewer, params.id));
  mount(app, conversations.messages, ({ db, viewer, params, query }) =>
    listMessages(db, viewer, params.id, query),
  );
  mount(app, messages.search, ({ db, viewer, query }) => searchMessages(db, viewer, query));
}

function writeRoutes(app: App): void {
  const options = { countRequests: app.config.rateLimit };
  mount(app, conversations.start, ({ db, viewer, body }) =>
    startConversation(db, viewer, body, options),
  );
  mount(app, conversations.send, ({ db, viewer, params, body }) =>
    sendMessage(db, viewer, params.id, body, options),
  );
  mount(app, conversations.markRead, ({ db, viewer, params, body }) =>
    markConversationRead(db, viewer, params.id, body?.upTo),
  );
  mount(app, conversations.accept, ({ db, viewer, params }) =>
    acceptRequest(db, viewer, params.id),
  );
  mount(app, conversations.decline, ({ db, viewer, params }) =>
    declineRequest(db, viewer, params.id),
  );
  mount(app, conversations.tellTyping, ({ db, viewer, params }) =>
    tellTyping(db, viewer, params.id),
  );
  mount(app, conversations.remove, ({ db, viewer, params }) =>
    removeConversation(db, viewer, params.id),
  );
  mount(app, messages.remove, ({ db, viewer, params }) => removeMessage(db, viewer, params.id));
}
