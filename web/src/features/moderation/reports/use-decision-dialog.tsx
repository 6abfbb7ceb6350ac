import { type ReactNode, useState } from 'react';
import type { Report } from '#contract/moderation/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { runWhenLoaded } from '#web/ui/lazy-dialog.ts';
import type { Asked } from './decide-report-dialog.tsx';

const DecideReportDialog = lazyComponent(() =>
  import('./decide-report-dialog.tsx').then((module) => module.DecideReportDialog),
);

/** One dialog for the list: `ask` opens it for a decision. */
export function useDecisionDialog(onDecided: (report: Report) => void): {
  ask: (asked: Asked) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) =>
    runWhenLoaded(DecideReportDialog, () => {
      setAsked(next);
      setOpen(true);
    });
  const dialog = asked && (
    <DecideReportDialog
      key={`${asked.report.id} ${asked.decision}`}
      {...asked}
      open={isOpen}
      onOpenChange={setOpen}
      onDecided={() => onDecided(asked.report)}
    />
  );
  return { ask, dialog };
}
