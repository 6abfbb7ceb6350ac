import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { SimilarJob } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { joinWords } from '#web/lib/format/join-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { jobQueries } from '../api.ts';
import { paymentLabels } from '../payment-labels.ts';

export function SimilarJobs({ jobId }: { jobId: string }) {
  const { data: similar } = useQuery(jobQueries.similar(jobId));
  if (!similar || similar.length === 0) return null;
  return (
    <Panel title="Similar jobs">
      <ul className="-my-2 divide-y divide-rule">
        {similar.map(({ job, ...reason }) => (
          <li key={job.id} className="grid gap-1 py-2.5">
            <Link
              href={pathTo('job', { jobId: job.id })}
              className="flex min-h-6 items-center text-sm font-semibold wrap-anywhere no-underline hover:underline pointer-coarse:min-h-11"
            >
              {job.title}
            </Link>
            <p className="text-xs text-ink-soft">{describeReason(job.author.firstName, reason)}</p>
            <p className="font-mono text-2xs text-ink-faint">
              {[paymentLabels[job.paymentType].badge, job.location].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describeReason(author: string, reason: Omit<SimilarJob, 'job'>): string {
  const { sharedSkills, isSameAuthor } = reason;
  const asks = sharedSkills.length > 0 && `also asks for ${joinWords(sharedSkills, 'and')}`;
  if (isSameAuthor) return [`Also by ${author}`, asks].filter(Boolean).join(', ');
  return asks ? `A${asks.slice(1)}` : `By ${author}`;
}
