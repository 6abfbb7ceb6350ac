import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';

/** Takes a seat of a position; false where none is free. */
export async function claimSeat(tx: Db, positionId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE job_positions SET filled = filled + 1 WHERE id = ${param(positionId)} AND filled < wanted`);
  return rowCount === 1;
}

export async function freeSeat(tx: Db, positionId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE job_positions SET filled = filled - 1 WHERE id = ${param(positionId)} AND filled > 0`);
}
