import { Upload as UploadIcon } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';

interface DropZoneProps {
  hint: string;
  isDragged: boolean;
  onChoose: () => void;
}

export function DropZone({ hint, isDragged, onChoose }: DropZoneProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-md border border-dashed border-rule-strong px-4 py-6 text-center transition-colors',
        isDragged && 'border-ring bg-accent-wash',
      )}
    >
      <Button onClick={onChoose}>
        <UploadIcon aria-hidden="true" /> Choose a file
      </Button>
      <p className="text-sm text-ink-soft pointer-coarse:hidden">
        {isDragged ? 'Drop it here' : 'or drop one here, or paste an image'}
      </p>
      <p className="text-xs text-ink-faint">{hint}</p>
    </div>
  );
}
