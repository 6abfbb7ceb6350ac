import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardList, Pencil, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { formatShortDate } from '#web/lib/format/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { applicationQueries } from '../../applications/api.ts';
import { useRenewJob } from '../api.ts';
import { getJobState } from '../job-state.ts';

const EditJobDialog = lazyComponent(() =>
  import('../form/edit-job-dialog.tsx').then((module) => module.EditJobDialog),
);

/** For the person who posted it: applicants and Edit while it is open, Renew after that, the call sheet once it is filled. */
export function OwnerActions({ job }: { job: Job }) {
  const renew = useRenewJob(job.id, {
    onSuccess: ({ expiresAt }) =>
      toast({ title: 'Job renewed', description: `It is open until ${formatDay(expiresAt)}.` }),
  });
  const edit = useLazyDialog(EditJobDialog);
  const { data: applicants } = useInfiniteQuery(applicationQueries.forJob(job.id));
  const state = getJobState(job);
  return (
    <>
      <p className="font-mono text-xs text-ink-faint max-sm:basis-full">
        Your job post
        {state === 'open' && ` · open until ${formatDay(job.expiresAt)}`}
        {state === 'expired' && ` · expired ${formatDay(job.expiresAt)}`}
      </p>
      {state === 'filled' && (
        <Button variant="primary" asChild>
          <Link href={pathTo('callSheet', { jobId: job.id })}>
            <ClipboardList aria-hidden="true" /> Call sheet
          </Link>
        </Button>
      )}
      {state === 'open' && (
        <>
          {pageItems(applicants).length > 0 && (
            <Button variant="primary" asChild>
              <Link href={`${paths.applicants}?job=${job.id}`}>See applicants</Link>
            </Button>
          )}
          <Button {...edit.trigger}>
            <Pencil aria-hidden="true" /> Edit
          </Button>
          {edit.shouldRender && <EditJobDialog job={job} {...edit.dialog} />}
        </>
      )}
      {state === 'expired' && (
        <Button variant="primary" pending={renew.isPending} onClick={() => renew.mutate()}>
          <RotateCw aria-hidden="true" /> Renew
        </Button>
      )}
    </>
  );
}

const formatDay = (instant: string) => formatShortDate(new Date(instant));
