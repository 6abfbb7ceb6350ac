import { useQuery } from '@tanstack/react-query';
import { ListStates } from '#web/ui/list-states.tsx';
import { secondFactorQueries } from './api.ts';
import { ProofForms } from './proof-forms.tsx';

/** For staff whose session has not passed their second factor: what they came for follows once it has. */
export function StaffProof() {
  const status = useQuery(secondFactorQueries.status());
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-12">
      <div className="grid gap-2">
        <h1 className="font-display text-3xl">Confirm that it is you</h1>
        <p className="text-ink-soft">
          You signed in here without your second step. What only staff may do opens once you have
          taken it.
        </p>
      </div>
      <ListStates query={status} what="ways to confirm" />
      {status.data && (
        <div className="grid gap-5">
          <ProofForms status={status.data} />
        </div>
      )}
    </div>
  );
}
