import { useQuery } from '@tanstack/react-query';
import type { Position } from '#contract/jobs/positions.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { applicationQueries } from './api.ts';
import type { Placement } from './application-messages.ts';
import { ApplyForm } from './apply-form.tsx';

interface ApplyProps extends DialogProps {
  job: {
    id: string;
    title: string;
    author: { firstName: string };
    positions?: Position[];
  };
  placement: Placement;
}

/** Begins with what was sent before, where it was withdrawn. */
export function ApplyDialog({ job, placement, ...dialog }: ApplyProps) {
  return (
    <FormDialog {...dialog} title="Apply to Job" description={job.title}>
      <FormAfterFormer
        job={job}
        placement={placement}
        onApplied={() => dialog.onOpenChange(false)}
      />
    </FormDialog>
  );
}

function FormAfterFormer(props: Omit<ApplyProps, keyof DialogProps> & { onApplied: () => void }) {
  const former = useQuery(applicationQueries.former(props.job.id));
  if (former.isPending && former.fetchStatus === 'fetching' && former.failureCount === 0)
    return (
      <div role="status" aria-label="Loading" className="px-5 pb-5">
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <ApplyForm {...props} positions={props.job.positions ?? []} former={former.data ?? null} />
  );
}
