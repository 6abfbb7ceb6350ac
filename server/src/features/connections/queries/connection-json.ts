import type { SQL } from 'drizzle-orm';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { type Json, jsonObject, jsonWhen } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: the connections of a member, each with the other one: read once for a list of many members. */
export const pairsSql = (viewer: Fragment): SQL => sql`
  SELECT id, addressee_id AS other_id, 'requester' AS role, status, NULL AS note FROM connections WHERE requester_id = ${viewer}
  UNION ALL SELECT id, requester_id, 'recipient', status, note FROM connections WHERE addressee_id = ${viewer}`;

/**
 * SQL: what `presentStatus` makes of a row of `pairsSql`, or of none, as JSON; null after a declined request of the viewer, of
 * which only it knows until when it is refused.
 */
export function pairJson(pair: Fragment): Json<ConnectionStatus | null> {
  const status = jsonObject<ConnectionStatus>({
    status: sql`CASE WHEN ${pair}.status IN ('declined', 'removed') THEN 'blocked' ELSE ${pair}.status END`,
    role: sql`${pair}.role`,
    connectionId: sql`${pair}.id`,
    refusal: sql`NULL`,
    note: sql`${pair}.note`,
  });
  return jsonWhen(
    sql`(${pair}.status = 'declined' AND ${pair}.role = 'requester') IS NOT TRUE`,
    status,
  );
}
