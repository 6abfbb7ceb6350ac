import { ClipboardList, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { formatShortDate } from '#web/lib/format/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRenewJob } from '../api.ts';
import { getJobState } from '../job-state.ts';

/** For the person who posted it: the call sheet of a filled crew call; else until when it is open, and Renew after that. */
export function OwnerActions({ job }: { job: Job }) {
  const renew = useRenewJob(job.id, {
    onSuccess: ({ expiresAt }) =>
      toast({ title: 'Job renewed', description: `It is open until ${formatDay(expiresAt)}.` }),
  });
  const state = getJobState(job);
  return (
    <>
      <p className="font-mono text-xs text-ink-faint">
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
      {state === 'expired' && (
        <Button variant="primary" pending={renew.isPending} onClick={() => renew.mutate()}>
          <RotateCw aria-hidden="true" /> Renew
        </Button>
      )}
    </>
  );
}

const formatDay = (instant: string) => formatShortDate(new Date(instant));
