import { Link } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { paymentLabels } from './payment-labels.ts';

/** One line of a list of jobs, with those of these skills that it needs. */
export function JobRow({ job, skills }: { job: Job; skills: string[] }) {
  const { id, title, author, paymentType } = job;
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          href={pathTo('job', { jobId: id })}
          className="font-semibold break-words no-underline hover:underline"
        >
          {title}
        </Link>
        <Tape tone={paymentType === 'paid' ? 'gaffer' : 'plain'}>
          {paymentLabels[paymentType].badge}
        </Tape>
      </div>
      <p className="text-sm text-ink-soft">
        {author.firstName} {author.lastName}
      </p>
      <ul aria-label="Your skills it needs" className="flex flex-wrap gap-1.5">
        {job.skills
          .filter((skill) => skills.includes(skill))
          .map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
      </ul>
    </li>
  );
}
