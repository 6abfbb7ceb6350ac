import { Check } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { Progress } from '#web/ui/progress.tsx';
import { type Stage, stages } from './item-stages.ts';

interface ItemProgressProps {
  stage: Stage;
  /** Of the bytes, while they leave. */
  percent: number;
}

const words: Record<Stage, string> = {
  preparing: 'Preparing',
  uploading: 'Uploading',
  processing: 'Processing',
  complete: 'Complete',
};

/** The four stages of an item on its way, and how full the present one is. */
export function ItemProgress({ stage, percent }: ItemProgressProps) {
  const reached = stages.indexOf(stage);
  const value = stage === 'complete' ? 100 : stage === 'uploading' ? percent : null;
  return (
    <div className="grid gap-2 rounded-md border border-rule bg-raised p-3">
      <ol aria-label="Progress" className="grid grid-cols-4 gap-1">
        {stages.map((one, index) => (
          <li
            key={one}
            aria-current={one === stage ? 'step' : undefined}
            className={cn(
              'flex items-center gap-1 truncate font-mono text-2xs',
              index === reached ? 'text-ink' : 'text-ink-faint',
            )}
          >
            {(index < reached || stage === 'complete') && (
              <Check aria-hidden="true" className="size-3 shrink-0 text-accent-text" />
            )}
            {words[one]}
          </li>
        ))}
      </ol>
      <Progress value={value} aria-label={words[stage]} />
      <p role="status" className="sr-only">
        {words[stage]}
      </p>
    </div>
  );
}
