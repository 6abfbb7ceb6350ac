import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: the ids of the members whom a member is connected with, whoever asked. */
export const connectedIds = (member: Fragment): SQL => sql`
  SELECT addressee_id AS id FROM connections WHERE requester_id = ${member} AND status = 'accepted'
  UNION ALL SELECT requester_id FROM connections WHERE addressee_id = ${member} AND status = 'accepted'`;
