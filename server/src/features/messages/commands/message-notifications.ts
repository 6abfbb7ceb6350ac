import type { Message } from '#contract/messages/contract.ts';
import type { IdentifiedNotification } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { markGroupRead } from '../../notifications/commands/mark-read.ts';
import { notify } from '../../notifications/commands/notify.ts';
import {
  dropEarlierActs,
  retractGroup,
  retractNotificationsBetween,
} from '../../notifications/commands/retract-notifications.ts';

/** Tells the receiver. A conversation is one notification, and only its newest message is remembered there. */
export async function notifyOfMessage(
  tx: Db,
  viewer: Viewer,
  receiverId: string,
  { id: messageId, conversationId }: Message,
  isRequest: boolean,
): Promise<void> {
  const event = isRequest ? ('requested' as const) : ('sent' as const);
  const notification = {
    type: 'message' as const,
    actor: viewer,
    data: { event, messageId, conversationId },
  };
  await notify(tx, [receiverId], notification);
  await dropEarlierActs(tx, receiverId, notification);
}

export async function markNotificationRead(tx: Db, recipientId: string, conversationId: string) {
  await markGroupRead(tx, recipientId, ofConversation(conversationId));
}

export async function retractNotification(tx: Db, recipientId: string, conversationId: string) {
  await retractGroup(tx, recipientId, ofConversation(conversationId));
}

export async function retractMessagesBetween(tx: Db, one: string, other: string): Promise<void> {
  await retractNotificationsBetween(tx, 'message', one, other);
}

/** Names the group; its message and actor do not matter. */
function ofConversation(conversationId: string): IdentifiedNotification {
  return {
    type: 'message',
    actor: { id: '' },
    data: { event: 'sent', messageId: '', conversationId },
  };
}
