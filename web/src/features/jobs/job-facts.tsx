import type { Job } from '#contract/jobs/contract.ts';
import {
  formatLongDay,
  formatShortDate,
  isDayKey,
  parseDayKey,
} from '#web/lib/format/format-date.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';
import { Amounts } from '#web/ui/amounts.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { cn } from '#web/ui/styles/cn.ts';

interface JobFactsProps {
  job: Job;
  /** A few lines instead of a table on a phone; only dates keep their labels there. */
  isDense?: boolean;
}

const denseList =
  'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:border-0 max-sm:[&>*]:py-0';
const denseFact =
  'max-sm:flex max-sm:items-baseline max-sm:gap-1.5 max-sm:[&>dd]:text-sm max-sm:[&>dd]:leading-5';
const withoutLabel = 'max-sm:[&>dt]:sr-only';

/** Leaves out empty fields. */
export function JobFacts({ job, isDense = false }: JobFactsProps) {
  const { type, startDate, deadline } = job;
  const facts = [
    { label: 'Type', value: type && jobTypeLabels[type] },
    { label: 'Duration', value: job.duration },
    { label: 'Budget', value: job.budget && <Amounts text={job.budget} />, mono: true },
    { label: 'Location', value: job.location },
    { label: 'Start Date', value: startDate && describeStart(startDate), isDate: true },
    {
      label: 'Apply by',
      value: deadline && formatShortDate(parseDayKey(deadline)),
      mono: true,
      isDate: true,
    },
    { label: 'School', value: job.targetSchool },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <FactList
      className={cn(
        'grid-cols-2',
        facts.length % 2 === 1 && 'sm:grid-cols-3',
        isDense && denseList,
      )}
    >
      {facts.map(({ label, value, mono, isDate }) => (
        <Fact
          key={label}
          label={label}
          mono={mono}
          className={cn(isDense && denseFact, isDense && !isDate && withoutLabel)}
        >
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
