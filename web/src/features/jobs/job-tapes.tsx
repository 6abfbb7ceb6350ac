import type { Job } from '#contract/jobs/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { getJobState } from './job-state.ts';
import { paymentLabels } from './payment-labels.ts';

const stateLabels = { open: null, filled: 'Filled', expired: 'Expired' };

export function JobTapes({ job }: { job: Job }) {
  const state = stateLabels[getJobState(job)];
  return (
    <CardTapes>
      <Tape tone="job" tilt="left">
        Job post
      </Tape>
      <Tape tone={job.paymentType === 'paid' ? 'gaffer' : 'plain'} tilt="right">
        {paymentLabels[job.paymentType].badge}
      </Tape>
      {state && <Tape tone="plain">{state}</Tape>}
    </CardTapes>
  );
}
