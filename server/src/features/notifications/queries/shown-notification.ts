import type { SQL } from 'drizzle-orm';
import {
  maxCountedActors,
  type NotificationFacts,
} from '#contract/notifications/describe-notification.ts';
import { jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { showProfileViews } from '../../visibility/queries/show-profile-views.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: the act `a` is nobody's, or that of a member whom the recipient may see; a profile view only while neither hides views. */
const isShownAct = (notification: Fragment, recipient: Fragment): SQL =>
  sql`(a.actor_id IS NULL OR ${visibleMember(recipient, sql`a.actor_id`)}
    AND (${notification}.type <> 'profile_view' OR ${showProfileViews(sql`a.actor_id`, recipient)}))`;

/** SQL: the recipient may see an act of this notification. `notification` is a row of notifications. */
export function isShown(notification: Fragment, recipient: Fragment): SQL {
  return sql`EXISTS (SELECT 1 FROM notification_acts a
    WHERE a.notification_id = ${notification}.id AND ${isShownAct(notification, recipient)} OFFSET 0)`;
}

/** SQL: the acts that the recipient may see, the newest of each actor, among the newest ones. */
const newestActs = (notification: Fragment, recipient: Fragment): SQL => sql`
  SELECT DISTINCT ON (a.actor_id) a.*, u.first_name, u.last_name
  FROM (SELECT a.* FROM notification_acts a
    WHERE a.notification_id = ${notification}.id AND ${isShownAct(notification, recipient)}
    ORDER BY a.at DESC, a.id DESC LIMIT ${integer(maxCountedActors + 1)}) a
  LEFT JOIN users u ON u.id = a.actor_id
  ORDER BY a.actor_id, a.at DESC, a.id DESC`;

/**
 * SQL: what a notification tells its recipient, as one row of facts, data, actor_id and actor_count, to be joined LATERAL.
 * There is no row where the recipient may see none of its acts. `notification` is a row of notifications.
 */
export function shownNotification(notification: Fragment, recipient: Fragment): SQL {
  const newestFirst = sql`ORDER BY acts.at DESC, acts.id DESC`;
  const newest = (column: Fragment) => sql`(array_agg(acts.${column} ${newestFirst}))[1]`;
  const actor = jsonObject<NotificationFacts['actors'][number]>({
    id: sql`acts.actor_id`,
    firstName: sql`acts.first_name`,
    lastName: sql`acts.last_name`,
  });
  const facts = jsonObject<NotificationFacts>({
    type: sql`${notification}.type`,
    actors: sql<
      NotificationFacts['actors']
    >`CASE WHEN told.actor_id IS NULL THEN '{}' ELSE told.actors END`,
    actorCount: sql`told.actor_count`,
    newest: sql<NotificationFacts['newest']>`told.facts`,
    title: sql`told.title`,
    message: sql`told.message`,
    groupTitle: sql`${notification}.group_title`,
    groupMessage: sql`${notification}.group_message`,
  });
  return sql`
    SELECT told.actor_id, told.actor_count, told.data, ${facts} AS facts
    FROM (SELECT count(*)::int AS actor_count, (array_agg(${actor} ${newestFirst}))[1:2] AS actors,
        ${newest(sql`actor_id`)} AS actor_id, ${newest(sql`facts`)} AS facts, ${newest(sql`data`)} AS data,
        ${newest(sql`title`)} AS title, ${newest(sql`message`)} AS message
      FROM (${newestActs(notification, recipient)}) acts
      HAVING count(*) > 0) told`;
}
