import type { AppealPage } from '#contract/moderation/contract.ts';
import {
  type ReportDecision,
  type ReportReason,
  type ReportTarget,
  reportReasons,
} from '#contract/moderation/forms.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';

const yours: Record<ReportTarget, string> = {
  user: 'your profile',
  post: 'your post',
  job: 'your job',
  event: 'your event',
  portfolio: 'your portfolio item',
  comment: 'your comment',
  message: 'your message',
};

const sentences: Record<ReportDecision, (what: string) => string> = {
  dismiss: (what) => `A report about ${what} was dismissed.`,
  remove: (what) => `A moderator removed ${what}.`,
  warn: (what) => `A moderator warned you because of ${what}.`,
  suspend: (what) => `Your account was suspended because of ${what}.`,
};

/** What was decided and why; who reported it stays unnamed. */
export function DecisionSummary({ page }: { page: AppealPage }) {
  const { targetType, reason, excerpt, decision, note, decidedAt } = page;
  return (
    <section aria-label="The decision" className="grid gap-3">
      <p className="text-lg">{sentences[decision](yours[targetType])}</p>
      <p className="font-mono text-xs text-ink-faint">
        {schoolTime(decidedAt).fullDay} · {reportReasons[reason as ReportReason] ?? reason}
      </p>
      {excerpt && (
        <blockquote className="rounded-sm border border-rule bg-sheet p-4 wrap-anywhere whitespace-pre-wrap text-ink-soft">
          {excerpt}
        </blockquote>
      )}
      {note && (
        <div className="grid gap-1 border-l-4 border-rule-strong pl-3">
          <p className="text-sm font-semibold">What the moderator wrote</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
        </div>
      )}
    </section>
  );
}
