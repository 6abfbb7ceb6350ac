import type { Mention } from '#contract/comments/mentions.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractNotification } from '../../notifications/commands/retract-notifications.ts';

/** Notifies whom a post mentions now and did not mention before; those whom it mentions no more have nothing to see. */
export async function notifyMentioned(
  tx: Db,
  author: Viewer,
  postId: string,
  before: Mention[],
  now: Mention[],
): Promise<void> {
  const mention = {
    type: 'comment',
    actor: author,
    data: {
      event: 'mention',
      subject: 'post',
      subjectId: postId,
      ownerId: author.id,
      commentId: null,
    },
  } as const;
  for (const id of missingIn(now, before)) await retractNotification(tx, id, mention);
  await notify(tx, missingIn(before, now), mention);
}

function missingIn(mentions: Mention[], others: Mention[]): string[] {
  const known = new Set(mentions.map(({ id }) => id));
  return others.map(({ id }) => id).filter((id) => !known.has(id));
}
