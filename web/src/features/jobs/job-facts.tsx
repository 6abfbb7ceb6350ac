import type { Job } from '#contract/jobs/contract.ts';
import {
  formatLongDay,
  formatShortDate,
  isDayKey,
  parseDayKey,
} from '#web/lib/format/format-date.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { cn } from '#web/ui/styles/cn.ts';

/** Leaves out empty fields. */
export function JobFacts({ job }: { job: Job }) {
  const { type, startDate, deadline } = job;
  const facts = [
    { label: 'Type', value: type && jobTypeLabels[type] },
    { label: 'Duration', value: job.duration },
    { label: 'Budget', value: job.budget, mono: true },
    { label: 'Location', value: job.location },
    { label: 'Start Date', value: startDate && describeStart(startDate) },
    { label: 'Apply by', value: deadline && formatShortDate(parseDayKey(deadline)), mono: true },
    { label: 'School', value: job.targetSchool },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <FactList className={cn('grid-cols-2', facts.length % 2 === 1 && 'sm:grid-cols-3')}>
      {facts.map(({ label, value, mono }) => (
        <Fact key={label} label={label} mono={mono}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}

/** Members write a day or words. */
function describeStart(startDate: string): string {
  return isDayKey(startDate) ? formatLongDay(parseDayKey(startDate)) : startDate;
}
