import type { Notification } from '#contract/notifications/contract.ts';
import { makeMember } from './make-member.ts';

/** An unread like of today, by one member. */
export function makeNotification(part: Partial<Notification> = {}): Notification {
  return {
    id: 'note_like',
    type: 'like',
    title: 'New like',
    message: 'Jonas Lindqvist likes your post.',
    isRead: false,
    data: { postId: 'post_1', senderId: 'user_jonas' },
    actor: makeMember(),
    actorCount: 1,
    createdAt: new Date().toISOString(),
    ...part,
  };
}
