import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from './dialog.tsx';
import type { DialogProps } from './lazy-dialog.ts';
import type { dialogFrame } from './styles/dialog-styles.ts';

interface FormDialogProps extends DialogProps, VariantProps<typeof dialogFrame> {
  title: string;
  description: string;
  /** A `DialogForm`; mounted only while the dialog is open. */
  children: ReactNode;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed?: () => void;
}

export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, size, title, description, children, onClosed } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={size}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onClosed}
        onEscapeKeyDown={keepOpenForListbox}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}

function focusFirstField(event: Event): void {
  const field = (event.currentTarget as Element).querySelector<HTMLElement>(
    'form :is(textarea, select, input:not([type="file"], [type="radio"]))',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Escape closes the open listbox first. */
function keepOpenForListbox(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}
