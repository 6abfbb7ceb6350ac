import type { Job } from '#contract/jobs/contract.ts';
import type { Position } from '#contract/jobs/positions.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import { claimSeat } from '../../jobs/commands/position-seats.ts';
import { listRoles } from '../list-roles.ts';

/**
 * Takes a seat for one who is accepted and returns its position: the chosen one, else the first that was asked for and is
 * open, else any that is open. Null where the job has no positions.
 */
export async function takeSeat(
  tx: Db,
  { positions }: Pick<Job, 'positions'>,
  { chosen, asked }: { chosen: string | undefined; asked: string[] },
): Promise<string | null> {
  if (chosen !== undefined) return takeFirst(tx, [getPosition(positions, chosen)]);
  const wished = asked.flatMap((id) => positions.filter((position) => position.id === id));
  return takeFirst(tx, wished.length > 0 ? wished : positions);
}

export function getPosition(positions: Position[], id: string): Position {
  const found = positions.find((position) => position.id === id);
  if (!found) throw new AppError('invalid', 'This position is not one of this job.');
  return found;
}

async function takeFirst(tx: Db, candidates: Position[]): Promise<string | null> {
  for (const { id } of candidates) if (await claimSeat(tx, id)) return id;
  if (candidates.length === 0) return null;
  throw new AppError('conflict', `${listRoles(candidates)} filled already.`);
}
