import { ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import type { Report } from '#contract/moderation/contract.ts';
import { type ReportReason, reportReasons } from '#contract/moderation/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTapes } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type Decision, targetLabels } from './decisions.ts';
import { EarlierReports } from './earlier-reports.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { ReportPeople } from './report-people.tsx';
import { ReportedSnapshot } from './reported-snapshot.tsx';

interface ReportCardProps {
  report: Report;
  onDecide: (decision: Decision) => void;
}

export function ReportCard({ report, onDecide }: ReportCardProps) {
  const { targetType, reason, details, url, exists, createdAt } = report;
  return (
    <Card className="pt-7">
      <CardTapes>
        <Tape tone="gaffer">{targetLabels[targetType]}</Tape>
      </CardTapes>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3
          data-report-title
          tabIndex={-1}
          className="font-display text-xl focus-visible:outline-offset-4"
        >
          {reasonLabel(reason)}
        </h3>
        <RelativeTime instant={createdAt} className="font-mono text-xs text-ink-faint" />
      </div>
      <ReportPeople report={report} />
      {details && (
        <blockquote className="border-l-4 border-rule-strong pl-3 wrap-anywhere whitespace-pre-wrap text-ink">
          {details}
        </blockquote>
      )}
      <ReportedSnapshot report={report} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {url && exists ? (
          <Button size="sm" variant="link" asChild>
            <Link href={url}>
              <ExternalLink aria-hidden="true" /> See it as it is now
            </Link>
          </Button>
        ) : (
          !exists && <span className="text-ink-faint">It is no longer there.</span>
        )}
      </div>
      <EarlierReports report={report} />
      <ReportOutcome report={report} />
      <DecisionBar report={report} onDecide={onDecide} />
    </Card>
  );
}

/** Reasons of old reports may no longer be offered. */
const reasonLabel = (reason: string): string => reportReasons[reason as ReportReason] ?? reason;
