import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: a row of jobs has not expired. */
export function isOpen(job: Fragment): SQL<boolean> {
  return sql`(${job}.is_listed AND now() < ${job}.expires_at)`;
}
