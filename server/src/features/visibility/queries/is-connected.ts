import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: two members are connected, whoever asked. Both are ids. */
export function isConnected(one: Fragment, other: Fragment): SQL<boolean> {
  return sql`(EXISTS (SELECT 1 FROM connections ic
      WHERE ic.requester_id = ${one} AND ic.status = 'accepted' AND ic.addressee_id = ${other} OFFSET 0)
    OR EXISTS (SELECT 1 FROM connections ic
      WHERE ic.addressee_id = ${one} AND ic.status = 'accepted' AND ic.requester_id = ${other} OFFSET 0))`;
}
