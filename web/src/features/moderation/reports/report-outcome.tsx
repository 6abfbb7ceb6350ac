import type { Report } from '#contract/moderation/contract.ts';
import { appealDecisions, reportDecisions } from '#contract/moderation/forms.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';

/** What was decided and why, and what the member concerned answered. */
export function ReportOutcome({ report }: { report: Report }) {
  const { decision, note, decidedBy, decidedAt, appeal } = report;
  if (!decision) return null;
  return (
    <div className="grid gap-3 rounded-sm bg-well p-3 text-sm">
      <p>
        <span className="font-semibold">Decision: {reportDecisions[decision]}</span>
        {decidedBy && ` by ${decidedBy.firstName} ${decidedBy.lastName}`}
        {decidedAt && (
          <>
            , <RelativeTime instant={decidedAt} />
          </>
        )}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{note}</p>}
      {appeal && (
        <div className="grid gap-1 border-t border-rule pt-3">
          <p className="font-semibold">
            Appeal, <RelativeTime instant={appeal.createdAt} />
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{appeal.text}</p>
          {appeal.decision && (
            <p className="text-ink-soft">
              Answer: {appealDecisions[appeal.decision]}
              {appeal.note && `. ${appeal.note}`}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
