import type { Job } from '#contract/jobs/contract.ts';
import { canApplyToJob } from '#contract/jobs/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ApplicationSubmitted } from '../../applications/application-submitted.tsx';
import { ApplyControl } from '../apply-control.tsx';
import { SaveButton } from '../save-button.tsx';
import { OwnerActions } from './owner-actions.tsx';

/** Stays in sight: above the bottom navigation of a phone, else at the end of the window. */
export function JobActionBar({ job }: { job: Job }) {
  const canApply = canApplyToJob(useViewer(), job);
  return (
    <div
      role="group"
      aria-label="Actions"
      className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 order-last -mx-4 flex flex-wrap items-center gap-2 border-t border-rule bg-sheet px-4 py-3 md:bottom-0 md:mx-0 md:rounded-t-sm md:border lg:order-none lg:mt-4 lg:px-5"
    >
      {canApply ? (
        <>
          <ApplyControl
            job={job}
            placement="page"
            applied={<ApplicationSubmitted jobId={job.id} />}
          />
          <SaveButton job={job} isCompact={job.isApplied} />
        </>
      ) : (
        <OwnerActions job={job} />
      )}
      <span className="ml-auto">
        <ShareButton path={pathTo('job', { jobId: job.id })} title={job.title} />
      </span>
    </div>
  );
}
