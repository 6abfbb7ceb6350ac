import type { SQL } from 'drizzle-orm';
import { param, sql } from '#server/db/sql.ts';

export const defaultExpiry = sql`now() + interval '60 days'`;

/** SQL: when a job with this deadline expires. */
export function expiryOf(deadline: string | null, timeZone: string): SQL {
  return deadline === null
    ? defaultExpiry
    : sql`((${param(deadline)}::date + 1)::timestamp AT TIME ZONE ${param(timeZone)})`;
}
