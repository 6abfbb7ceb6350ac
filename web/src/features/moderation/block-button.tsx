import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Person, setModerationRequest } from './moderation-store.ts';

type BlockButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { person: Person };

/** Asks whether to block the person. */
export function BlockButton({ person, ...props }: BlockButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => setModerationRequest({ action: 'block', person })}
      {...props}
    >
      Block
    </Button>
  );
}
