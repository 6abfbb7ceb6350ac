import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogBody } from '#web/ui/dialog.tsx';
import { secondFactorQueries } from './api.ts';
import { ProofForms } from './proof-forms.tsx';

interface ProofGateProps {
  /** The sign-in alone is no proof. */
  isRepeated?: boolean | undefined;
  children: ReactNode;
}

/** Shows its children in a dialog once the member has proved of late who they are. */
export function ProofGate({ isRepeated = false, children }: ProofGateProps) {
  const { data: status } = useQuery(secondFactorQueries.status());
  if (!status) return null;
  const isProved = isRepeated ? status.hasRepeatedProof : status.hasFreshProof;
  if (isProved) return children;
  return (
    <DialogBody className="grid gap-5 pb-6">
      <ProofForms status={status} hint="First confirm that it is you. It holds for some minutes." />
    </DialogBody>
  );
}
