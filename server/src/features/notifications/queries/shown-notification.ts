import type { SQL } from 'drizzle-orm';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** Members who are counted by name or number; more are "over 99 others". */
const mostActors = 100;

/** SQL: the act `a` is nobody's, or that of a member whom the recipient may see. */
const isShownAct = (recipient: Fragment): SQL =>
  sql`(a.actor_id IS NULL OR ${visibleMember(recipient, sql`a.actor_id`)})`;

/** SQL: the recipient may see an act of this notification. `notification` is a row of notifications. */
export function isShown(notification: Fragment, recipient: Fragment): SQL {
  return sql`EXISTS (SELECT 1 FROM notification_acts a
    WHERE a.notification_id = ${notification}.id AND ${isShownAct(recipient)} OFFSET 0)`;
}

/** SQL: the acts that the recipient may see, the newest of each actor, among the newest ones. */
const newestActs = (notification: Fragment, recipient: Fragment): SQL => sql`
  SELECT DISTINCT ON (a.actor_id) a.*, u.first_name || ' ' || u.last_name AS name
  FROM (SELECT a.* FROM notification_acts a
    WHERE a.notification_id = ${notification}.id AND ${isShownAct(recipient)}
    ORDER BY a.at DESC, a.id DESC LIMIT ${integer(mostActors + 1)}) a
  LEFT JOIN users u ON u.id = a.actor_id
  ORDER BY a.actor_id, a.at DESC, a.id DESC`;

/**
 * SQL: what a notification tells its recipient, as one row of title, message, data, actor_id and actor_count, to be joined
 * LATERAL. There is no row where the recipient may see none of its acts. `notification` is a row of notifications.
 */
export function shownNotification(notification: Fragment, recipient: Fragment): SQL {
  const newestFirst = sql`ORDER BY acts.at DESC, acts.id DESC`;
  const groupMessage = sql`${notification}.group_message`;
  return sql`
    SELECT told.actor_id, told.actor_count, told.data,
      CASE WHEN told.actor_count > 1 THEN coalesce(${notification}.group_title, told.title) ELSE told.title END AS title,
      CASE WHEN told.actor_count < 2 OR ${groupMessage} IS NULL THEN told.message
        WHEN told.actor_count = 2 THEN format('%s and %s %s', told.names[1], told.names[2], ${groupMessage})
        WHEN told.actor_count > ${integer(mostActors)}
          THEN format('%s and over %s others %s', told.names[1], ${integer(mostActors - 1)}, ${groupMessage})
        ELSE format('%s and %s others %s', told.names[1], told.actor_count - 1, ${groupMessage}) END AS message
    FROM (SELECT count(*)::int AS actor_count, array_agg(acts.name ${newestFirst}) AS names,
        (array_agg(acts.actor_id ${newestFirst}))[1] AS actor_id, (array_agg(acts.title ${newestFirst}))[1] AS title,
        (array_agg(acts.message ${newestFirst}))[1] AS message, (array_agg(acts.data ${newestFirst}))[1] AS data
      FROM (${newestActs(notification, recipient)}) acts
      HAVING count(*) > 0) told`;
}
