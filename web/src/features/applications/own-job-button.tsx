import { ChevronDown, ChevronRight } from 'lucide-react';
import type { JobWithApplicants } from '#contract/applications/contract.ts';
import { applicationStatuses } from '#contract/applications/forms.ts';
import { applicationStates } from './application-states.ts';

interface OwnJobButtonProps {
  item: JobWithApplicants;
  isOpen: boolean;
  onOpen: () => void;
}

export function OwnJobButton({ item, isOpen, onOpen }: OwnJobButtonProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-3 text-left"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-display text-lg wrap-anywhere">{item.job.title}</span>
          <span className="flex flex-wrap gap-x-3 font-mono text-xs text-ink-faint">
            {applicationStatuses.map((status) => (
              <span key={status}>
                {item.counts[status]} {applicationStates[status].label.toLowerCase()}
              </span>
            ))}
          </span>
        </span>
      </button>
    </h2>
  );
}
