import { RotateCcw } from 'lucide-react';
import { Button } from './button.tsx';

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 rounded-sm border border-rule border-l-4 border-l-accent bg-accent-wash py-1 pr-1 pl-3 text-sm"
    >
      <span className="flex items-center gap-2">
        <RotateCcw aria-hidden="true" className="size-4 shrink-0" />
        Draft restored
      </span>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
