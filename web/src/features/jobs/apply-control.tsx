import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/contract.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { useHeirOfFocus } from '#web/ui/use-heir-of-focus.ts';

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
  const heir = useHeirOfFocus<HTMLDivElement>(job.isApplied);
  return (
    <>
      <div ref={heir} className="contents">
        {job.isApplied ? (
          applied
        ) : (
          <Button variant="primary" {...apply.trigger}>
            Apply Now
          </Button>
        )}
      </div>
      {apply.isWanted && <ApplyDialog job={job} place={place} {...apply.dialog} />}
    </>
  );
}
