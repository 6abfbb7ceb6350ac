import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import type { SheetProps } from './sheet-props.ts';

/** `children` is the button that goes on, beside Skip. */
export function SheetFooter({ onNext, onBack, children }: SheetProps & { children?: ReactNode }) {
  return (
    <DialogFooter className="flex-row items-center justify-end">
      {onBack && (
        <Button variant="ghost" className="mr-auto" onClick={onBack}>
          Back
        </Button>
      )}
      <Button variant="ghost" onClick={onNext}>
        Skip
      </Button>
      {children}
    </DialogFooter>
  );
}
