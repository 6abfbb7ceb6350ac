import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ClipboardList } from 'lucide-react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationQueries } from './api.ts';
import { hasCallSheet } from './has-call-sheet.ts';
import { StateTape } from './state-tape.tsx';
import { useLiveApplications } from './use-refresh-applications.ts';
import { useWithdraw } from './use-withdraw.ts';

/** The applied state on the page of a job: where it stands, the way to it, and Withdraw. */
export function ApplicationSubmitted({ jobId }: { jobId: string }) {
  useLiveApplications();
  const { data: application } = useQuery(applicationQueries.mineForJob(jobId));
  const withdraw = useWithdraw(jobId, 'page');
  return (
    <>
      <div className="flex items-center gap-2 max-lg:basis-full">
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden="true" className="size-5 text-job" />
          Application Submitted
        </p>
        {application && <StateTape status={application.status} />}
      </div>
      {application && (
        <>
          {hasCallSheet(application) && (
            <Button variant="primary" asChild>
              <Link href={pathTo('callSheet', { jobId })}>
                <ClipboardList aria-hidden="true" /> Call sheet
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link href={pathTo('application', { applicationId: application.id })}>
              See application
            </Link>
          </Button>
        </>
      )}
      <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw
      </Button>
    </>
  );
}
