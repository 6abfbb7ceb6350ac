import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { isUnseen } from '../queries/was-told.ts';

interface GroupOfMember {
  userId: string;
  groupKey: string;
}

/** Deletes those that their recipient can know nothing of, and returns whose were deleted. */
export async function retractUnseen(
  tx: Db,
  type: NotificationType,
  groups: GroupOfMember[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    DELETE FROM notifications WHERE id IN (
      SELECT n.id FROM notifications n
      JOIN unnest(${param(groups.map(({ userId }) => userId))}::text[], ${param(groups.map(({ groupKey }) => groupKey))}::text[])
        AS unseen (user_id, group_key) ON unseen.user_id = n.user_id AND unseen.group_key = n.group_key
      WHERE n.type = ${param(type)} AND ${isUnseen(sql`n`)}
      FOR UPDATE OF n SKIP LOCKED)
    RETURNING user_id AS "userId"`);
  const userIds = rows.map(({ userId }) => userId);
  if (userIds.length > 0) publishTo(tx, userIds, { type: 'notification' });
  return userIds;
}
