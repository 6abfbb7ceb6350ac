import type { Report } from '#contract/moderation/contract.ts';
import { refusalOfDecision } from '#contract/moderation/policy.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { type Decision, decisionWords, isHeavy, openDecisions } from './decisions.ts';

interface DecisionBarProps {
  report: Report;
  onDecide: (decision: Decision) => void;
}

/** On a phone two beside each other, at the lower end of the card: in reach of a thumb. */
export function DecisionBar({ report, onDecide }: DecisionBarProps) {
  const decisions = openDecisions(report);
  const refusal = refusalOfDecision(useViewer(), report);
  if (decisions.length === 0) return null;
  if (refusal) return <p className="border-t border-rule pt-4 text-sm text-ink-soft">{refusal}</p>;
  return (
    <div
      role="group"
      aria-label="Decide"
      className="grid grid-cols-2 gap-2 border-t border-rule pt-4 sm:flex sm:flex-wrap"
    >
      {decisions.map((decision) => (
        <Button
          key={decision}
          aria-haspopup="dialog"
          className={cn('max-sm:h-12', isHeavy(decision) && 'text-danger-text')}
          onClick={() => onDecide(decision)}
        >
          {decisionWords[decision].label}
        </Button>
      ))}
    </div>
  );
}
