import type { CommentSubject } from '../comments/subjects.ts';
import { pathTo } from '../paths.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { NotificationData } from './contract.ts';
import type { NotificationPayloads } from './new-notification.ts';

const commentWords = {
  comment: { title: 'New comment', several: 'New comments' },
  reply: { title: 'New reply', several: 'New replies' },
  mention: { title: 'You were mentioned', several: null },
};

const workWords: Record<CommentSubject, string> = {
  post: 'post',
  portfolio: 'work',
  event: 'event',
};

const subjectIdKeys = {
  post: 'postId',
  portfolio: 'portfolioItemId',
  event: 'eventId',
} as const satisfies Record<CommentSubject, keyof NotificationData>;

/** The end of a sentence that begins with a name. */
function commentAct({
  event,
  subject,
  commentId,
}: NotificationPayloads['comment']['data']): string {
  if (event === 'comment') return `commented on your ${workWords[subject]}.`;
  if (event === 'reply') return 'replied to your comment.';
  return `mentioned you in a ${commentId ? 'comment' : workWords[subject]}.`;
}

function linkToComment(data: NotificationData): string | null {
  const { postId, eventId, portfolioItemId, ownerId, commentId } = data;
  const hash = commentId ? `#${commentId}` : '';
  if (postId) return pathTo('post', { postId }) + hash;
  if (eventId) return pathTo('event', { eventId }) + hash;
  if (!portfolioItemId || !ownerId) return null;
  const item = encodeURIComponent(portfolioItemId);
  return `${pathTo('profile', { userId: ownerId })}?item=${item}${hash}`;
}

export const commentEntry: CatalogueEntry<'comment'> = {
  title: ({ data }) => commentWords[data.event].title,
  message: ({ actor, data }) => `${actor.firstName} ${actor.lastName} ${commentAct(data)}`,
  data: ({ data: { commentId, subject, subjectId, ownerId } }) => ({
    [subjectIdKeys[subject]]: subjectId,
    ...(commentId ? { commentId } : {}),
    ownerId,
  }),
  link: linkToComment,
  dedupeKey: ({ data }) => `comment ${data.commentId ?? `${data.subject} ${data.subjectId}`}`,
  groupKey: ({ data }) =>
    data.event === 'comment'
      ? `comment ${data.subjectId}`
      : data.event === 'reply'
        ? `reply ${data.replyTo}`
        : `mention ${data.commentId ?? data.subjectId}`,
  group: ({ data }) => {
    const title = commentWords[data.event].several;
    return title === null ? null : { title, message: commentAct(data) };
  },
  mailPreference: 'emailComments',
};
