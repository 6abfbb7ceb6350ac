import type { ReactNode } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { ProofGate } from './proof-gate.tsx';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';

interface FactorDialogProps extends DialogProps {
  title: string;
  description: string;
  /** Once the change is made, its new recovery codes take the place of the children. */
  recoveryCodes?: string[] | null | undefined;
  /** The sign-in alone is no proof. */
  needsRepeatedProof?: boolean;
  children: ReactNode;
}

/** A change of factors: first the proof that it is the member, then the children. */
export function FactorDialog(props: FactorDialogProps) {
  const { open, onOpenChange, title, description, recoveryCodes, children } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>{recoveryCodes ? 'Save your recovery codes' : title}</DialogTitle>
          <DialogDescription>
            {recoveryCodes
              ? 'Each one signs you in once, if you lose your passkeys or your phone. They are shown only now.'
              : description}
          </DialogDescription>
        </DialogHeader>
        {recoveryCodes ? (
          <RecoveryCodesPanel codes={recoveryCodes} />
        ) : (
          <ProofGate isRepeated={props.needsRepeatedProof}>{children}</ProofGate>
        )}
      </DialogContent>
    </Dialog>
  );
}
