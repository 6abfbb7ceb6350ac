import type { Job } from '#contract/jobs/contract.ts';
import { isFilled } from '#contract/jobs/positions.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import { countOwnItems } from '../../portfolio/queries.ts';
import { listRoles } from '../list-roles.ts';

export function refuseExpired({ deadline }: Pick<Job, 'deadline'>): never {
  throw new AppError(
    'conflict',
    deadline
      ? `The deadline of this job, ${formatDay(deadline)}, has passed.`
      : 'This job has expired. Nobody can apply to it any more.',
  );
}

/** None asks for any position. One that is filled may be asked for beside one that is open: it may become free. */
export function checkPositions({ positions }: Pick<Job, 'positions'>, asked: string[]): void {
  const chosen = positions.filter(({ id }) => asked.includes(id));
  if (chosen.length < asked.length)
    throw new AppError('invalid', 'Please choose from the positions of this job.');
  if (isFilled(positions))
    throw new AppError('conflict', 'Every position of this job is filled already.');
  if (isFilled(chosen))
    throw new AppError('conflict', `${listRoles(chosen)} filled already. Please choose another.`);
}

export async function checkWorks(db: Db, owner: { id: string }, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  if ((await countOwnItems(db, owner.id, itemIds)) < itemIds.length)
    throw new AppError('invalid', 'Please attach works of your own portfolio only.');
}

function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
