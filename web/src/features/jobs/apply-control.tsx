import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/contract.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';

const ApplyDialog = lazyPage(() =>
  import('../applications/apply-dialog.tsx').then((module) => module.ApplyDialog),
);

interface ApplyControlProps {
  job: Job;
  place: 'card' | 'page';
  /** Stands instead of the button once the member has applied. */
  applied: ReactNode;
}

export function ApplyControl({ job, place, applied }: ApplyControlProps) {
  const apply = useDialogOnDemand(ApplyDialog);
  return (
    <>
      {job.isApplied ? (
        applied
      ) : (
        <Button variant="primary" {...apply.trigger}>
          Apply Now
        </Button>
      )}
      {apply.isWanted && <ApplyDialog job={job} place={place} {...apply.dialog} />}
    </>
  );
}
