import { Check } from 'lucide-react';
import { Progress } from '#web/ui/progress.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { type UploadStage, uploadStages } from './upload-stage.ts';

interface ItemProgressProps {
  stage: UploadStage;
  /** Percent of the bytes sent, while uploading. */
  percent: number;
}

const stageLabels: Record<UploadStage, string> = {
  preparing: 'Preparing',
  uploading: 'Uploading',
  processing: 'Processing',
  complete: 'Complete',
};

export function ItemProgress({ stage, percent }: ItemProgressProps) {
  const reached = uploadStages.indexOf(stage);
  const value = stage === 'complete' ? 100 : stage === 'uploading' ? percent : null;
  return (
    <div className="grid gap-2 rounded-md border border-rule bg-raised p-3">
      <ol aria-label="Progress" className="grid grid-cols-4 gap-1">
        {uploadStages.map((one, index) => (
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
            {stageLabels[one]}
          </li>
        ))}
      </ol>
      <Progress value={value} aria-label={stageLabels[stage]} />
      <p role="status" className="sr-only">
        {stageLabels[stage]}
      </p>
    </div>
  );
}
