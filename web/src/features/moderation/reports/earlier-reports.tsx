import type { Report } from '#contract/moderation/contract.ts';
import {
  type ReportReason,
  type ReportStatus,
  reportDecisions,
  reportReasons,
} from '#contract/moderation/forms.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { targetLabels } from './decisions.ts';

type Earlier = Report['earlier'][number];

const states: Record<ReportStatus, string> = {
  open: 'open',
  appealed: 'appealed',
  resolved: 'acted on',
  dismissed: 'dismissed',
};

/** Other reports about the same member: a pattern, or none. */
export function EarlierReports({ report: { earlier, earlierCount } }: { report: Report }) {
  if (earlierCount === 0) {
    return <p className="text-sm text-ink-faint">No other report about this member.</p>;
  }
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1 font-medium pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        {earlierCount === 1 ? '1 other report' : `${earlierCount} other reports`} about this member
      </summary>
      <ul className="grid gap-1 pt-1 text-ink-soft">
        {earlier.map((one) => (
          <li key={one.id}>
            {reportReasons[one.reason as ReportReason] ?? one.reason} (
            {targetLabels[one.targetType]}
            ), {describeState(one)}, <RelativeTime instant={one.createdAt} />
          </li>
        ))}
        {earlierCount > earlier.length && <li>and {earlierCount - earlier.length} more</li>}
      </ul>
    </details>
  );
}

const describeState = ({ status, decision }: Earlier) =>
  decision && decision !== 'dismiss'
    ? `${states[status]}: ${reportDecisions[decision].toLowerCase()}`
    : states[status];
