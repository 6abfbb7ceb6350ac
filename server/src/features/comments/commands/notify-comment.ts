import type { Mention } from '#contract/comments/mentions.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { Work } from '../queries/get-work.ts';

interface WrittenComment {
  id: string;
  mentions: Mention[];
  /** The comment that it answers: of a reply to a reply, that reply. */
  answered: { id: string; authorId: string } | null;
}

/**
 * Notifies each of the mentioned members, the author of the answered comment and the owner of the work once, in that order of
 * importance. With `only`, nobody else.
 */
export async function notifyComment(
  tx: Db,
  actor: Viewer,
  work: Pick<Work, 'on' | 'id' | 'ownerId'>,
  { id: commentId, mentions, answered }: WrittenComment,
  only?: ReadonlySet<string>,
): Promise<void> {
  const about = { subject: work.on, subjectId: work.id, ownerId: work.ownerId, commentId };
  const notified = new Set<string>();
  const take = (ids: string[]) =>
    ids.filter((id) => {
      const isWanted = !notified.has(id) && (only?.has(id) ?? true);
      notified.add(id);
      return isWanted;
    });
  await notify(tx, take(mentions.map(({ id }) => id)), {
    type: 'comment',
    actor,
    data: { ...about, event: 'mention' },
  });
  if (answered)
    await notify(tx, take([answered.authorId]), {
      type: 'comment',
      actor,
      data: { ...about, event: 'reply', replyTo: answered.id },
    });
  await notify(tx, take([work.ownerId]), {
    type: 'comment',
    actor,
    data: { ...about, event: 'comment' },
  });
}
