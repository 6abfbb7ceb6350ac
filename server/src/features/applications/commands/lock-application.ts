import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { askedPositions } from '../queries/asked-positions.ts';
import { applicationNotFound } from '../queries/get-application.ts';

export interface Answered {
  jobId: string;
  status: ApplicationStatus;
  note: string | null;
  positionId: string | null;
  positionIds: string[];
}

/** What an application in force says now, locked until the transaction ends. The job is locked before. */
export async function lockApplication(tx: Db, id: string): Promise<Answered> {
  const { rows } = await tx.execute<Answered & Record<string, unknown>>(sql`
    SELECT job_id AS "jobId", status, note, position_id AS "positionId", ${askedPositions(sql`applications.id`)} AS "positionIds"
    FROM applications WHERE id = ${param(id)} AND withdrawn_at IS NULL AND job_id IS NOT NULL FOR UPDATE`);
  if (!rows[0]) throw applicationNotFound();
  return rows[0];
}
