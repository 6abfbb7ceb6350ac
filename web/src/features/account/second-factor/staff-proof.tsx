import { ProofGate } from './proof-gate.tsx';

/** For staff whose session has not passed their second factor: what they came for follows once it has. */
export function StaffProof() {
  return (
    <div className="mx-auto grid max-w-xl gap-4 py-12">
      <h1 className="font-display text-3xl">Confirm that it is you</h1>
      <p className="text-ink-soft">
        You signed in here without your second step. What only staff may do opens once you have
        taken it.
      </p>
      <ProofGate>{null}</ProofGate>
    </div>
  );
}
