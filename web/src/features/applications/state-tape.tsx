import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { Tape } from '#web/ui/tape.tsx';
import { applicationStates } from './application-states.ts';

const tones = { pending: 'plain', accepted: 'job', rejected: 'gaffer' } as const;

/** An application without a state is pending. */
export function StateTape({ status }: { status: ApplicationStatus | undefined }) {
  const state = status ?? 'pending';
  return <Tape tone={tones[state]}>{applicationStates[state].label}</Tape>;
}
