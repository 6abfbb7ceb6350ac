import type { VariantProps } from 'class-variance-authority';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog.tsx';
import { UnsavedContext, useDiscardQuestion, useUnsaved } from './discard-question.ts';
import { keepOpenForListbox } from './focus/keep-open-for-listbox.ts';
import type { DialogProps } from './lazy-dialog.ts';
import type { dialogFrame } from './styles/dialog-styles.ts';

interface FormDialogProps extends DialogProps, VariantProps<typeof dialogFrame> {
  title: string;
  description: ReactNode;
  /** A component that holds the form's state and renders a `FormDialogBody`; mounted only while the dialog is open. */
  children: ReactNode;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed?: () => void;
}

export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, size, title, description, children, onClosed } = props;
  const { requestChange, setUnsaved, question } = useDiscardQuestion(onOpenChange);
  return (
    <Dialog open={open} onOpenChange={requestChange}>
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
        <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
        <ConfirmDialog {...question} />
      </DialogContent>
    </Dialog>
  );
}

interface FormDialogBodyProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  submitLabel: ReactNode;
  /** What the form does takes something away. */
  isDestructive?: boolean;
  isPending?: boolean;
  /** Closing asks first, because no draft is kept of what was entered. */
  isUnsaved?: boolean;
  disabled?: boolean;
  /** Shown beside the buttons, such as what is still missing. */
  note?: ReactNode;
  children: ReactNode;
}

/** The `<form>`: its fields scroll above a fixed footer. Ctrl or Cmd with Enter submits from any field. */
export function FormDialogBody(props: FormDialogBodyProps) {
  const { ref, onSubmit, submitLabel, isDestructive, isPending, disabled, note, children } = props;
  const { isUnsaved = false } = props;
  useUnsaved(isUnsaved);
  return (
    <form
      ref={ref}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending) onSubmit(event);
      }}
    >
      <DialogBody className="grid content-start gap-5 pb-5" onKeyDown={submitOnCtrlEnter}>
        {children}
      </DialogBody>
      <DialogFooter className="flex-row flex-wrap items-center justify-end">
        {note && (
          <p className="basis-full text-xs text-ink-faint sm:mr-auto sm:basis-auto">{note}</p>
        )}
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button
          type="submit"
          variant={isDestructive ? 'danger' : 'primary'}
          className="max-sm:flex-1"
          pending={isPending}
          disabled={disabled}
        >
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
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

function submitOnCtrlEnter(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React hands on what is pressed in a dialog that was opened from this one.
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
