import type { Job } from '#contract/jobs/contract.ts';

/* The contract has the same rule beside its schemas, which the home page does not load. */
export const openPositions = ({ positions }: Pick<Job, 'positions'>) =>
  positions.filter(({ wanted, filled }) => filled < wanted);

export type JobState = 'open' | 'filled' | 'expired';

export function getJobState(
  job: Pick<Job, 'positions' | 'expiresAt'>,
  now: number = Date.now(),
): JobState {
  if (job.positions.length > 0 && openPositions(job).length === 0) return 'filled';
  return Date.parse(job.expiresAt) <= now ? 'expired' : 'open';
}
