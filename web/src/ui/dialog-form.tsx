import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { DialogBody, DialogClose, DialogFooter } from './dialog.tsx';

interface DialogFormProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: () => void;
  submitLabel: ReactNode;
  isPending?: boolean;
  disabled?: boolean;
  /** Shown beside the buttons, such as what is still missing. */
  note?: ReactNode;
  children: ReactNode;
}

/** The fields scroll above a fixed footer. Ctrl or Cmd with Enter submits from any field. */
export function DialogForm(props: DialogFormProps) {
  const { ref, onSubmit, submitLabel, isPending, disabled, note, children } = props;
  return (
    <form
      ref={ref}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending) onSubmit();
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
          variant="primary"
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

function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
