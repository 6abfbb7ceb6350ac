import type { Application } from '#contract/applications/contract.ts';

export interface Seat {
  id: string;
  role: string;
  isOpen: boolean;
  /** Its place among the applicant's wishes, from 1. */
  wish: number | null;
}

/** The positions of the job: those that were asked for first, in their order. */
export function listSeats({
  job,
  positionIds,
  positionId,
}: Pick<Application, 'job' | 'positionIds' | 'positionId'>): Seat[] {
  const seats = job.positions.map(({ id, role, filled, wanted }) => ({
    id,
    role,
    isOpen: filled < wanted || id === positionId,
    wish: positionIds.includes(id) ? positionIds.indexOf(id) + 1 : null,
  }));
  const placeOf = ({ wish }: Seat) => wish ?? Number.POSITIVE_INFINITY;
  return seats.toSorted(
    (one, next) => (placeOf(one) < placeOf(next) ? -1 : 1) * Number(placeOf(one) !== placeOf(next)),
  );
}

/** The first one that is open to this applicant and not theirs already. */
export function findOpenSeat(
  application: Pick<Application, 'job' | 'positionIds' | 'positionId'>,
): Seat | undefined {
  return listSeats(application).find(({ id, isOpen }) => isOpen && id !== application.positionId);
}
