import { Plus } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Composer } from './use-composer.ts';

interface ComposeButtonProps {
  composer: Composer;
  /** The composer itself is out of sight. */
  isNeeded: boolean;
}

/** Floats above the bottom navigation on phones. */
export function ComposeButton({ composer, isNeeded }: ComposeButtonProps) {
  if (!isNeeded) return null;
  return (
    <IconButton
      label="Share something"
      variant="primary"
      className="fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 size-14 rounded-full shadow-lifted pointer-coarse:size-14 md:hidden"
      {...composer.trigger('chooser')}
    >
      <Plus className="size-7" />
    </IconButton>
  );
}
