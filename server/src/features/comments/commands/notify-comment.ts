import type { Mention } from '#contract/comments/mentions.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import type { Work } from '../../commenting/queries.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractNotification } from '../../notifications/commands/retract-notifications.ts';

type CommentedWork = Pick<Work, 'on' | 'id' | 'ownerId'>;

interface WrittenComment {
  id: string;
  mentions: Mention[];
  /** The comment that it answers: of a reply to a reply, that reply. */
  answered: { id: string; authorId: string } | null;
}

/**
 * Notifies the mentioned members, the author of the answered comment and the owner of the work, each once and of the first
 * of these that they are. With `only`, nobody else.
 */
export async function notifyComment(
  tx: Db,
  actor: Viewer,
  work: CommentedWork,
  { id: commentId, mentions, answered }: WrittenComment,
  only?: ReadonlySet<string>,
): Promise<void> {
  const about = { ...aboutWork(work), commentId };
  const mentioned = new Set(mentions.map(({ id }) => id));
  const isWanted = (id: string) => only?.has(id) ?? true;
  await notify(tx, [...mentioned].filter(isWanted), {
    type: 'comment',
    actor,
    data: { ...about, event: 'mention' },
  });
  if (answered && !mentioned.has(answered.authorId) && isWanted(answered.authorId))
    await notify(tx, [answered.authorId], {
      type: 'comment',
      actor,
      data: { ...about, event: 'reply', replyTo: answered.id },
    });
  const isOwnerKnown = mentioned.has(work.ownerId) || work.ownerId === answered?.authorId;
  if (!isOwnerKnown && isWanted(work.ownerId))
    await notify(tx, [work.ownerId], {
      type: 'comment',
      actor,
      data: { ...about, event: 'comment' },
    });
}

/** After an edit: those who are newly mentioned are notified, those who no longer are have nothing to see. */
export async function notifyRementioned(
  tx: Db,
  actor: Viewer,
  work: CommentedWork,
  comment: WrittenComment,
  before: Mention[],
): Promise<void> {
  const removed = missingIn(comment.mentions, before);
  for (const id of removed)
    await retractNotification(tx, id, {
      type: 'comment',
      actor,
      data: { ...aboutWork(work), event: 'mention', commentId: comment.id },
    });
  const changed = new Set([...removed, ...missingIn(before, comment.mentions)]);
  if (changed.size > 0) await notifyComment(tx, actor, work, comment, changed);
}

function missingIn(mentions: Mention[], others: Mention[]): string[] {
  const known = new Set(mentions.map(({ id }) => id));
  return others.map(({ id }) => id).filter((id) => !known.has(id));
}

function aboutWork({ on, id, ownerId }: CommentedWork) {
  return { subject: on, subjectId: id, ownerId };
}
