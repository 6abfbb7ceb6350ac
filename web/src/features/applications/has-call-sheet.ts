import type { Application } from '#contract/applications/contract.ts';
import { isFilled } from '#contract/jobs/positions.ts';

/** Once every position of a crew call is filled, its crew has one. */
export function hasCallSheet({ status, job }: Application): boolean {
  return status === 'accepted' && isFilled(job.positions);
}
