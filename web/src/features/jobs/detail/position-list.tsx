import type { Job } from '#contract/jobs/contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { paymentLabels } from '../payment-labels.ts';

/** The positions of a crew call with the seats that are still open. */
export function PositionList({ positions }: Pick<Job, 'positions'>) {
  if (positions.length === 0) return null;
  return (
    <section aria-labelledby="job-positions" className="grid gap-1.5">
      <h2 id="job-positions" className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        Positions
      </h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {positions.map(({ id, role, wanted, filled, paymentType, skills }) => (
          <li key={id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-semibold wrap-anywhere text-ink">{role}</span>
              <span className="font-mono text-xs text-ink-soft">
                {describeSeats(wanted, filled)} · {paymentLabels[paymentType].badge}
              </span>
            </div>
            {skills.length > 0 && (
              <ul aria-label={`Skills for ${role}`} className="flex flex-wrap gap-1.5">
                {skills.map((skill) => (
                  <li key={skill} className="max-w-full">
                    <Chip>{skill}</Chip>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeSeats(wanted: number, filled: number): string {
  const open = wanted - filled;
  if (open === 0) return 'Filled';
  return filled === 0 ? `${open} open` : `${open} of ${wanted} open`;
}
