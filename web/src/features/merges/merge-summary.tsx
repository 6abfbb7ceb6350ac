import type { MergeResult } from '#contract/merges/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';

const labels: Record<keyof MergeResult['merged'], string> = {
  jobs: 'Jobs',
  posts: 'Posts',
  events: 'Events',
  applications: 'Applications',
  connections: 'Connections',
  messages: 'Messages',
  comments: 'Comments',
  courses: 'Courses',
  portfolio: 'Portfolio',
  userAnalytics: 'Analytics',
  other: 'Other',
};

/** What moves and which conflicts there are. */
export function MergeSummary({ result: { merged, conflicts } }: { result: MergeResult }) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
          <div key={key} className="flex justify-between gap-3 border-b border-rule py-1">
            <dt className="text-ink-soft">{labels[key]}</dt>
            <dd className="font-mono">{formatCount(merged[key])}</dd>
          </div>
        ))}
      </dl>
      {conflicts.length > 0 && (
        <ul aria-label="Conflicts" className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
          {conflicts.map((conflict) => (
            <li key={conflict}>{conflict}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
