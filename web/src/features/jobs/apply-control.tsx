import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRefocusReplacement } from '#web/ui/focus/use-refocus-replacement.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';

const ApplyDialog = lazyComponent(() =>
  import('../applications/apply-dialog.tsx').then((module) => module.ApplyDialog),
);

interface ApplyControlProps {
  job: Job;
  placement: 'card' | 'page';
  /** Replaces the button once the viewer has applied. */
  applied: ReactNode;
}

export function ApplyControl({ job, placement, applied }: ApplyControlProps) {
  const apply = useLazyDialog(ApplyDialog);
  const container = useRefocusReplacement<HTMLDivElement>(job.isApplied);
  return (
    <>
      <div ref={container} className="contents">
        {job.isApplied ? (
          applied
        ) : (
          <Button variant="primary" {...apply.trigger}>
            Apply Now
          </Button>
        )}
      </div>
      {apply.shouldRender && <ApplyDialog job={job} placement={placement} {...apply.dialog} />}
    </>
  );
}
