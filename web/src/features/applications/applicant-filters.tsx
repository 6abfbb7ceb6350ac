import type { JobWithApplicants } from '#contract/applications/contract.ts';
import { applicationStatuses } from '#contract/applications/forms.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ApplicantFilter } from './api.ts';
import { applicationStates } from './application-states.ts';

interface ApplicantFiltersProps {
  counts: JobWithApplicants['counts'];
  state: ApplicantFilter['status'];
  sort: ApplicantFilter['sort'];
  onChange: (change: { state?: string | null; sort?: string | null }) => void;
}

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  match: 'Most matching skills',
};

export function ApplicantFilters({ counts, state, sort, onChange }: ApplicantFiltersProps) {
  const all = counts.pending + counts.accepted + counts.rejected;
  const choices = [
    { value: null, label: `All ${all}` },
    ...applicationStatuses.map((value) => ({
      value,
      label: `${applicationStates[value].label} ${counts[value]}`,
    })),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div role="group" aria-label="State" className="flex flex-wrap gap-1.5">
        {choices.map(({ value, label }) => {
          const isChosen = value === (state ?? null);
          return (
            <Chip
              key={label}
              asChild
              variant={isChosen ? 'selected' : 'action'}
              className="pointer-coarse:h-11 pointer-coarse:px-3"
            >
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange({ state: value })}
              >
                {label}
              </button>
            </Chip>
          );
        })}
      </div>
      <Field label="Order" hideLabel className="w-full sm:w-56">
        <Select
          value={sort ?? 'newest'}
          onChange={({ target }) =>
            onChange({ sort: target.value === 'newest' ? null : target.value })
          }
        >
          {Object.entries(sortLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
