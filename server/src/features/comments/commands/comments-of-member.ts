import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { listCommentedWorks } from '../queries/list-commented-works.ts';
import { commentLikes, comments } from '../tables.ts';
import { commenting } from './lock-work.ts';

/** Counts the comments anew where this member has commented: call it whenever a member is hidden or shown again. */
export async function recountComments(tx: Db, userId: string): Promise<void> {
  for (const { recountWorksOf } of Object.values(commenting)) await recountWorksOf(tx, userId);
}

/**
 * Deletes the comments of a member who is deleted. Those that others replied to stay without author and words; a comment without
 * words goes with its last reply. The member is hidden already, so no count changes.
 * What others were told about comments on the member's works goes as the works do.
 */
export async function removeCommentsOf(tx: Db, userId: string): Promise<void> {
  const author = param(userId);
  await retractNotificationsAbout(tx, ...(await listCommentedWorks(tx, userId)));
  await recountComments(tx, userId);
  const hasReplies = sql`EXISTS (SELECT 1 FROM comments r
    WHERE r.reply_to = c.id AND r.author_id IS DISTINCT FROM ${author})`;
  await tx.execute(sql`
    WITH emptied AS (
      UPDATE ${comments} c SET author_id = NULL, text = '', mentions = '[]', edited_at = NULL
      WHERE c.author_id = ${author} AND ${hasReplies} RETURNING c.id
    )
    DELETE FROM ${commentLikes} l USING emptied WHERE l.comment_id = emptied.id`);
  await tx.execute(sql`
    WITH removed AS (
      DELETE FROM ${comments} c WHERE c.author_id = ${author} RETURNING c.id, c.reply_to
    )
    DELETE FROM ${comments} c USING removed
    WHERE c.id = removed.reply_to AND c.author_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM comments r WHERE r.reply_to = c.id AND r.id NOT IN (SELECT id FROM removed))`);
}
