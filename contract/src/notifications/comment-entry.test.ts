import { describe, expect, it } from 'vitest';
import { commentEntry } from './comment-entry.ts';
import type { NotificationPayloads } from './new-notification.ts';

const actor = { id: 'user_1', firstName: 'Ana', lastName: 'Ruiz' };
const onPost = { subject: 'post', subjectId: 'post_1', ownerId: 'user_2' } as const;
const onWork = { subject: 'portfolio', subjectId: 'item_1', ownerId: 'user_2' } as const;
const onEvent = { subject: 'event', subjectId: 'event_1', ownerId: 'user_2' } as const;

type Act = NotificationPayloads['comment']['data'];

const commented: Act = { event: 'comment', commentId: 'comment_1', ...onPost };
const replied: Act = { event: 'reply', commentId: 'comment_2', replyTo: 'comment_1', ...onEvent };
const mentioned: Act = { event: 'mention', commentId: 'comment_3', ...onWork };
const mentionedInPost: Act = { event: 'mention', commentId: null, ...onPost };
const commentedOnWork: Act = { event: 'comment', commentId: 'comment_4', ...onWork };
const commentedOnEvent: Act = { event: 'comment', commentId: 'comment_5', ...onEvent };

describe('a notification about a comment', () => {
  it.each([
    {
      data: commented,
      title: 'New comment',
      message: 'Ana Ruiz commented on your post.',
      link: '/posts/post_1#comment_1',
      dedupeKey: 'comment comment_1',
      groupKey: 'comment post_1',
      group: { title: 'New comments', message: 'commented on your post.' },
    },
    {
      data: replied,
      title: 'New reply',
      message: 'Ana Ruiz replied to your comment.',
      link: '/events/event_1#comment_2',
      dedupeKey: 'comment comment_2',
      groupKey: 'reply comment_1',
      group: { title: 'New replies', message: 'replied to your comment.' },
    },
    {
      data: mentioned,
      title: 'You were mentioned',
      message: 'Ana Ruiz mentioned you in a comment.',
      link: '/profile/user_2?item=item_1#comment_3',
      dedupeKey: 'comment comment_3',
      groupKey: 'mention comment_3',
      group: null,
    },
    {
      data: mentionedInPost,
      title: 'You were mentioned',
      message: 'Ana Ruiz mentioned you in a post.',
      link: '/posts/post_1',
      dedupeKey: 'comment post post_1',
      groupKey: 'mention post_1',
      group: null,
    },
    {
      data: commentedOnWork,
      title: 'New comment',
      message: 'Ana Ruiz commented on your work.',
      link: '/profile/user_2?item=item_1#comment_4',
      dedupeKey: 'comment comment_4',
      groupKey: 'comment item_1',
      group: { title: 'New comments', message: 'commented on your work.' },
    },
    {
      data: commentedOnEvent,
      title: 'New comment',
      message: 'Ana Ruiz commented on your event.',
      link: '/events/event_1#comment_5',
      dedupeKey: 'comment comment_5',
      groupKey: 'comment event_1',
      group: { title: 'New comments', message: 'commented on your event.' },
    },
  ])('$message', ({ data, link, ...expected }) => {
    const about = { actor, data };
    const { title, message, dedupeKey, groupKey, group } = commentEntry;
    expect({
      title: title(about),
      message: message(about),
      dedupeKey: dedupeKey(about),
      groupKey: groupKey(about),
      group: group(about),
    }).toEqual(expected);
    expect(commentEntry.link(commentEntry.data(about))).toBe(link);
  });

  it.each([{ ownerId: 'user_2' }, { portfolioItemId: 'item_1' }])(
    'leads nowhere with %j alone',
    (data) => {
      expect(commentEntry.link(data)).toBeNull();
    },
  );
});
