import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRefocusReplacement } from '#web/ui/focus/use-refocus-replacement.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { getJobState } from './job-state.ts';

const ApplyDialog = lazyComponent(() =>
  import('../applications/apply-dialog.tsx').then((module) => module.ApplyDialog),
);

const closedMessages = {
  filled: 'Every position is filled.',
  expired: 'Applications are closed.',
};

interface ApplyControlProps {
  job: Job;
  placement: 'card' | 'page';
  /** Replaces the button once the viewer has applied. */
  applied: ReactNode;
}

export function ApplyControl({ job, placement, applied }: ApplyControlProps) {
  const apply = useLazyDialog(ApplyDialog);
  const state = getJobState(job);
  const container = useRefocusReplacement<HTMLDivElement>(job.isApplied);
  return (
    <>
      <div ref={container} className="contents">
        {job.isApplied ? (
          applied
        ) : state !== 'open' ? (
          <p className="text-sm text-ink-soft">{closedMessages[state]}</p>
        ) : (
          <Button data-track="apply" variant="primary" {...apply.trigger}>
            Apply Now
          </Button>
        )}
      </div>
      {apply.shouldRender && <ApplyDialog job={job} placement={placement} {...apply.dialog} />}
    </>
  );
}
