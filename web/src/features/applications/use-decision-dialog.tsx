import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { runWhenLoaded } from '#web/ui/lazy-dialog.ts';
import type { Decision } from './decide-dialog.tsx';

const DecideDialog = lazyComponent(() =>
  import('./decide-dialog.tsx').then((module) => module.DecideDialog),
);

/** One dialog for a page or a list: `ask` opens it for a decision. */
export function useDecisionDialog(): { ask: (decision: Decision) => void; dialog: ReactNode } {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Decision) =>
    runWhenLoaded(DecideDialog, () => {
      setDecision(next);
      setOpen(true);
    });
  const dialog = decision && (
    <DecideDialog
      key={`${decision.application.id} ${decision.status}`}
      {...decision}
      open={isOpen}
      onOpenChange={setOpen}
    />
  );
  return { ask, dialog };
}
