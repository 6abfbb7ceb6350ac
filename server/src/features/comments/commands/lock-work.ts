import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import type { Commenting } from '../../commenting/commands.ts';
import { getWork, type Work } from '../../commenting/queries.ts';
import { eventCommenting } from '../../events/commands/commenting.ts';
import { portfolioCommenting } from '../../portfolio/commands/commenting.ts';
import { postCommenting } from '../../posts/commands/commenting.ts';

export const commenting: Record<CommentSubject, Commenting> = {
  post: postCommenting,
  portfolio: portfolioCommenting,
  event: eventCommenting,
};

/**
 * The work, whose comments only this transaction changes until it ends. Without the lock, a reply that is written while its
 * comment is deleted would be deleted with it, and a comment would be written while the owner closes commenting.
 */
export async function lockWork(
  tx: Db,
  viewer: Viewer,
  on: CommentSubject,
  id: string,
): Promise<Work> {
  await commenting[on].lock(tx, id);
  return getWork(tx, viewer, on, id);
}
