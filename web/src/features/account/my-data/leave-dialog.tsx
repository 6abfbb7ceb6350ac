import { restoreDays } from '#contract/account/periods.ts';
import { DialogBody } from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { ConfirmFactorChange } from '../second-factor/confirm-factor-change.tsx';
import { FactorDialog } from '../second-factor/factor-dialog.tsx';
import { useLeave } from './api.ts';

export function LeaveDialog(dialog: DialogProps) {
  const leave = useLeave();
  return (
    <FactorDialog
      {...dialog}
      needsRepeatedProof
      title="Delete your account?"
      description={`Everything of yours goes, after ${restoreDays} days in which you can come back.`}
    >
      <DialogBody>
        <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
          <li>At once nobody sees your profile, your jobs, posts, events and works any more.</li>
          <li>You are signed out on every device. We mail you until when you can come back.</li>
          <li>
            After {restoreDays} days your account, your files and what you wrote are deleted for
            good. Applications to your jobs stay with those who sent them, without your name.
          </li>
        </ul>
      </DialogBody>
      <ConfirmFactorChange
        label="Delete my account"
        destructive
        isPending={leave.isPending || leave.isSuccess}
        error={leave.error}
        onConfirm={() => leave.mutate()}
      />
    </FactorDialog>
  );
}
