import type { PositionBody } from '#contract/jobs/positions.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { jobPositions } from '../tables.ts';

type StoredPosition = { id: string; role: string; filled: number };

/**
 * Makes these the positions of a job. The caller has locked the job, as whoever fills a seat does: no seat is filled
 * between the check and the change.
 */
export async function writePositions(
  tx: Db,
  jobId: string,
  positions: PositionBody[],
): Promise<void> {
  const stored = await listPositions(tx, jobId);
  checkPositions(positions, stored);
  const kept = positions.flatMap(({ id }) => id ?? []);
  await tx.execute(sql`DELETE FROM ${jobPositions}
    WHERE job_id = ${param(jobId)} AND id <> ALL (${param(kept)}::text[])`);
  if (positions.length === 0) return;
  const rows = positions.map((position, place) => ({
    ...position,
    id: position.id ?? newId('position'),
    jobId,
    place,
  }));
  await tx
    .insert(jobPositions)
    .values(rows)
    .onConflictDoUpdate({
      target: jobPositions.id,
      set: {
        place: sql`excluded.place`,
        role: sql`excluded.role`,
        wanted: sql`excluded.wanted`,
        paymentType: sql`excluded.payment_type`,
        skills: sql`excluded.skills`,
      },
    });
}

/** What the row of a job says of its positions. */
export function summaryOf(positions: PositionBody[]) {
  return {
    positionCount: positions.length,
    positionRoles: [...new Set(positions.map(({ role }) => role))],
    positionSkills: [...new Set(positions.flatMap(({ skills }) => skills))],
  };
}

async function listPositions(tx: Db, jobId: string): Promise<StoredPosition[]> {
  const { rows } = await tx.execute<StoredPosition>(
    sql`SELECT id, role, filled FROM ${jobPositions} WHERE job_id = ${param(jobId)} ORDER BY place`,
  );
  return rows;
}

function checkPositions(positions: PositionBody[], stored: StoredPosition[]): void {
  const storedById = new Map(stored.map((position) => [position.id, position]));
  const listed = new Set<string>();
  for (const [place, { id, wanted, role }] of positions.entries()) {
    if (id === undefined) continue;
    const known = storedById.get(id);
    if (!known || listed.has(id)) throw unknownPosition(place);
    listed.add(id);
    if (wanted < known.filled)
      throw new AppError('conflict', `${people(known.filled)} already accepted as ${role}.`);
  }
  const removed = stored.find(({ id, filled }) => filled > 0 && !listed.has(id));
  if (removed)
    throw new AppError(
      'conflict',
      `${people(removed.filled)} already accepted as ${removed.role}: this position cannot be removed.`,
    );
}

function unknownPosition(place: number): AppError {
  const message = 'This position does not belong to the job.';
  return new AppError('invalid', message, {
    issues: [{ path: `positions.${place}.id`, message }],
  });
}

function people(filled: number): string {
  return filled === 1 ? 'One person is' : `${filled} people are`;
}
