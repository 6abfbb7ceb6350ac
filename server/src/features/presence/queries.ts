import { fewestForAnalyst } from '#contract/analytics/contract.ts';
import { roundCount } from '#contract/analytics/rounding.ts';
import { type OnlineUser, onlineMinutes, type UsersToday } from '#contract/presence/contract.ts';
import type { Db } from '../../db/client.ts';
import { jsonArray, jsonObject } from '../../db/json.ts';
import { type Fragment, integer, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import type { Viewer } from '../../http/app.ts';
import { isActive, userSummaryFields, userSummaryJson } from '../users/queries.ts';

/** A break of more than this begins a new visit. */
const visitMinutes = 30;

/** SQL: a member may be named as being here. */
const isShown = (user: Fragment) => sql`(${isActive(user)} AND NOT ${user}.hide_profile_views)`;

const online = (
  now: Fragment,
) => sql`FROM presences p JOIN users u ON u.id = p.user_id AND ${isShown(sql`u`)}
  WHERE p.seen_at > ${now}::timestamptz - make_interval(mins => ${integer(onlineMinutes)})`;

const onlineUsers = statement<{ item: OnlineUser }, [now: string]>(
  'online_users',
  (now) => sql`SELECT ${jsonObject<OnlineUser>({
    id: sql`u.id`,
    user: userSummaryJson(sql`u`),
    currentPage: sql`p.page`,
    onlineSince: sql`p.online_since`,
    lastSeen: sql`p.seen_at`,
  })} AS item
    ${online(now)} ORDER BY p.seen_at DESC, u.id LIMIT 200`,
);

export async function listOnline(db: Db, now: number): Promise<OnlineUser[]> {
  const rows = await onlineUsers(db, new Date(now).toISOString());
  return rows.map(({ item }) => item);
}

const onlineCount = statement<{ count: number }, [now: string]>(
  'online_count',
  (now) => sql`SELECT count(*)::int AS count ${online(now)}`,
);

/** How many are here; only administrators read how many exactly. */
export async function countOnline(
  db: Db,
  { isAdmin }: Viewer,
  now: number,
): Promise<{ count: number }> {
  const [row] = await onlineCount(db, new Date(now).toISOString());
  const count = row?.count ?? 0;
  if (isAdmin) return { count };
  return { count: count < fewestForAnalyst ? 0 : roundCount(count) };
}

type Visitor = UsersToday['users'][number];

const visitorJson = jsonObject<Visitor>({
  lastActivity: sql`s.last`,
  visitCount: sql`s.visits`,
  user: jsonObject<Visitor['user']>({ ...userSummaryFields(sql`s`), email: sql`s.email` }),
});

const ofToday = statement<UsersToday, [now: string, zone: string]>(
  'users_today',
  (now, zone) => sql`WITH today AS (
      SELECT date_trunc('day', ${now}::timestamptz AT TIME ZONE ${zone}::text) AT TIME ZONE ${zone}::text AS since,
        (date_trunc('day', ${now}::timestamptz AT TIME ZONE ${zone}::text) + interval '1 day')
          AT TIME ZONE ${zone}::text AS until),
    signs AS (
      SELECT e.user_id, e.created_at AS at FROM analytics_events e
        WHERE e.created_at >= (SELECT since FROM today) AND e.created_at < (SELECT until FROM today)
      UNION ALL SELECT p.user_id, at FROM presences p, unnest(ARRAY[p.online_since, p.seen_at]) at
        WHERE p.seen_at >= (SELECT since FROM today) AND at >= (SELECT since FROM today)
          AND at < (SELECT until FROM today)),
    spaced AS (SELECT user_id, at, at - lag(at) OVER (PARTITION BY user_id ORDER BY at) AS pause FROM signs),
    visits AS (SELECT user_id, max(at) AS last,
        1 + count(*) FILTER (WHERE pause > make_interval(mins => ${integer(visitMinutes)})) AS visits
      FROM spaced GROUP BY user_id),
    shown AS (SELECT v.last, v.visits, u.* FROM visits v JOIN users u ON u.id = v.user_id AND ${isShown(sql`u`)})
    SELECT (SELECT count(*)::int FROM shown) AS "totalUsers", ${jsonArray(visitorJson, {
      from: sql`FROM (SELECT * FROM shown ORDER BY last DESC, id LIMIT 500) s`,
      orderBy: sql`s.last DESC, s.id`,
    })} AS users`,
);

/** Who was here on this day of the school, without those who hide themselves. */
export async function listToday(db: Db, timeZone: string, now: number): Promise<UsersToday> {
  const [row] = await ofToday(db, new Date(now).toISOString(), timeZone);
  return row ?? { totalUsers: 0, users: [] };
}
