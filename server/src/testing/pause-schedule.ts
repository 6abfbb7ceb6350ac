import type { Db } from '../db/client.ts';
import { param, sql } from '../db/sql.ts';
import { eventually } from './eventually.ts';

/** Ends the schedule of a task, which would otherwise run between two steps of a test, and waits for a run under way. */
export async function pauseSchedule(db: Db, task: string): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await db.execute(
      sql`DELETE FROM pgboss.schedule WHERE name = ${param(task)}`,
    );
    if (!rowCount) throw new Error(`${task} is not scheduled yet.`);
  });
  await untilDone(db, ['__pgboss__send-it', task]);
}

/** Waits until none of these tasks is left to run. */
export async function untilDone(db: Db, tasks: string[]): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = ANY (${param(tasks)}::text[]) AND state < 'completed'`,
    );
    if (rowCount) throw new Error(`${tasks.join(', ')} are not done.`);
  });
}
