import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog.tsx';
import { keepOpenForListbox } from './focus/keep-open-for-listbox.ts';
import type { DialogProps } from './lazy-dialog.ts';

interface FilterSheetProps extends DialogProps {
  onClear: () => void;
  /** What the button that closes it shows: "12 students". */
  result: ReactNode;
  children: ReactNode;
}

/** The filters on phones; the list behind the sheet updates with each change. */
export function FilterSheet({ onClear, result, children, ...dialog }: FilterSheetProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent size="sm" aria-describedby={undefined} onEscapeKeyDown={keepOpenForListbox}>
        <DialogHeader>
          <DialogTitle>Filters</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4 pb-5">{children}</DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <DialogClose asChild>
            <Button variant="primary">Show {result}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
