import { demoId } from '../demo-ids.ts';
import { conversations } from './conversations.ts';
import { actorOf, type DemoNotification } from './notifications.ts';
import { unreadBy } from './unread-by.ts';

/** Each member is told of the newest message of the other, and has read it where they answered. */
export const messageNotifications: DemoNotification[] = conversations.flatMap(
  ({ with: both, isRequest, messages }, place) =>
    both.flatMap((to): DemoNotification[] => {
      const last = messages.findLast(({ from }) => from !== to);
      if (!last) return [];
      return [
        {
          to,
          hoursAgo: last.hoursAgo,
          isRead: unreadBy(messages, to).length === 0,
          notification: {
            type: 'message',
            actor: actorOf(last.from),
            data: {
              event: isRequest ? 'requested' : 'sent',
              messageId: demoId.message(place, messages.indexOf(last)),
              conversationId: demoId.conversation(place),
            },
          },
        },
      ];
    }),
);
