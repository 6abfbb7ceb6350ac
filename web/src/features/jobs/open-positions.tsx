import type { Job } from '#contract/jobs/contract.ts';
import { openPositions } from './job-state.ts';

/** What a crew call still needs: “Open: Gaffer 1, Grip 2”. */
export function OpenPositions({ job }: { job: Job }) {
  const open = openPositions(job);
  if (open.length === 0) return null;
  return (
    <p className="font-mono text-xs wrap-anywhere text-ink">
      <span className="text-ink-faint">Open: </span>
      {open.map(({ role, wanted, filled }) => `${role} ${wanted - filled}`).join(', ')}
    </p>
  );
}
