import type { SQL } from 'drizzle-orm';
import { param, sql } from '#server/db/sql.ts';

/** SQL: how many of its daily allowance the acts of this member have left; NULL for any number. */
export function notificationsLeft(perDay: number | null, actorId: string | null): SQL {
  if (perDay === null || actorId === null) return sql`NULL`;
  return sql`greatest(0, ${param(perDay)}::int - (SELECT count(*) FROM notification_acts caused
    WHERE caused.actor_id = ${param(actorId)} AND caused.at > now() - interval '1 day'))`;
}
