import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/**
 * SQL: what this member does is counted. Of those who read the numbers nothing is: they would find others by subtracting
 * what they did themselves.
 */
export const isCounted = (memberId: Fragment): SQL =>
  sql`${memberId} <> ALL (ARRAY(SELECT reader.id FROM users reader WHERE reader.is_admin OR reader.role = 'analyst'))`;
