import type { Conversation, Message } from '#contract/messages/contract.ts';
import { makeMember } from './make-member.ts';

/** A message from the other member, of today. */
export function makeMessage(part: Partial<Message> = {}): Message {
  return {
    id: 'message_1',
    conversationId: 'conversation_1',
    senderId: 'user_jonas',
    text: 'Are you free on Friday?',
    file: null,
    createdAt: new Date().toISOString(),
    ...part,
  };
}

/** An open conversation with everything read. */
export function makeConversation(part: Partial<Conversation> = {}): Conversation {
  return {
    id: 'conversation_1',
    status: 'open',
    requestedBy: null,
    member: makeMember(),
    lastMessage: makeMessage(),
    unreadCount: 0,
    seenAt: null,
    refusal: null,
    updatedAt: new Date().toISOString(),
    ...part,
  };
}
