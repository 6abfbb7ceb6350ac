import type { ReportTarget } from '#contract/moderation/forms.ts';
import { canModeratePost } from '#contract/posts/policy.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { removeComment } from '../../comments/commands/remove-comment.ts';
import { removeEvent } from '../../events/commands/change-event.ts';
import { removeJob } from '../../jobs/commands/change-job.ts';
import { removeForBoth } from '../../messages/commands/remove-for-both.ts';
import { removePortfolioItem } from '../../portfolio/commands/change-portfolio.ts';
import { removePost } from '../../posts/commands/change-post.ts';

type Remove = (tx: Db, viewer: Viewer, id: string, timeZone: string) => Promise<void>;

const removals: Record<Exclude<ReportTarget, 'user'>, Remove> = {
  post: (tx, viewer, id) => removePost(tx, viewer, id, canModeratePost),
  job: removeJob,
  event: removeEvent,
  portfolio: removePortfolioItem,
  comment: removeComment,
  message: removeForBoth,
};

/** False where it was gone already: what was wanted is done. */
export async function removeTarget(
  tx: Db,
  viewer: Viewer,
  target: { targetType: ReportTarget; targetId: string },
  timeZone: string,
): Promise<boolean> {
  const { targetType, targetId } = target;
  if (targetType === 'user')
    throw new AppError(
      'invalid',
      'A profile cannot be removed. Warn or suspend the member instead.',
    );
  try {
    await removals[targetType](tx, viewer, targetId, timeZone);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
