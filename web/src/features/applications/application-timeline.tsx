import type { Application } from '#contract/applications/contract.ts';
import { formatShortDate, formatTime } from '#web/lib/format/format-date.ts';
import { listSteps } from './list-steps.ts';

/** What happened to an application, and when. */
export function ApplicationTimeline({ application }: { application: Application }) {
  return (
    <ol className="grid gap-2 border-l border-rule-strong pl-4">
      {listSteps(application).map(({ label, at, note }) => (
        <li key={label} className="grid gap-1">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-semibold text-ink">{label}</span>
            {at && (
              <time dateTime={at} className="font-mono text-sm leading-6 text-ink-faint">
                {formatShortDate(new Date(at))}, {formatTime(new Date(at))}
              </time>
            )}
          </p>
          {note && (
            <p className="max-w-prose border-l-2 border-accent pl-3 whitespace-pre-wrap wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
