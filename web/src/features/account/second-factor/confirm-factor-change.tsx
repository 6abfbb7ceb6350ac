import { errorMessage } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogBody, DialogClose, DialogFooter } from '#web/ui/dialog.tsx';

interface ConfirmFactorChangeProps {
  label: string;
  destructive?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
}

/** The last step of a change that needs no further input. */
export function ConfirmFactorChange(props: ConfirmFactorChangeProps) {
  const { label, destructive = false, isPending, error, onConfirm } = props;
  return (
    <>
      {error !== null && (
        <DialogBody>
          <Alert variant="danger">
            {errorMessage(error, { fallback: 'That did not work. Please try again.' })}
          </Alert>
        </DialogBody>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          pending={isPending}
          onClick={onConfirm}
        >
          {label}
        </Button>
      </DialogFooter>
    </>
  );
}
