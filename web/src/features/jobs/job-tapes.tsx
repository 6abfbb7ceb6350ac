import type { Job } from '#contract/jobs/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { paymentLabels } from './payment-labels.ts';

export function JobTapes({ job }: { job: Job }) {
  return (
    <CardTapes>
      <Tape tone="job" tilt="left">
        Job post
      </Tape>
      <Tape tone={job.paymentType === 'paid' ? 'gaffer' : 'plain'} tilt="right">
        {paymentLabels[job.paymentType].badge}
      </Tape>
    </CardTapes>
  );
}
