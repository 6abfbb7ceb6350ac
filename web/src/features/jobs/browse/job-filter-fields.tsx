import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { skills as allSkills } from '#contract/catalogue/skills.ts';
import { jobTypes } from '#contract/jobs/forms.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';
import { Field } from '#web/ui/field.tsx';
import { SchoolFields } from '#web/ui/school-fields.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkillCombobox } from '../../skills/skill-combobox.tsx';
import type { JobFilterName, JobSearch } from './job-filters.ts';

interface JobFilterFieldsProps {
  search: JobSearch;
  onFilter: (name: JobFilterName, value: string | null) => void;
}

/** Each change applies immediately; what is chosen stands in the chips above the list. */
export function JobFilterFields({ search, onFilter }: JobFilterFieldsProps) {
  const { skills = [] } = search;
  const choice = (name: 'payment' | 'type') => ({
    name,
    value: search[name] ?? '',
    onChange: (event: { target: { value: string } }) => onFilter(name, event.target.value || null),
  });
  return (
    <>
      <Field label="Payment">
        <Select {...choice('payment')}>
          <option value="">Any payment</option>
          <option value="paid">Paid</option>
          <option value="unpaid">Unpaid or credit</option>
        </Select>
      </Field>
      <Field label="Type">
        <Select {...choice('type')}>
          <option value="">Any type</option>
          {jobTypes.map((type) => (
            <option key={type} value={type}>
              {jobTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Skill" hint={skills.length > 0 ? skills.join(', ') : undefined}>
        <SkillCombobox
          name="skill"
          skills={allSkills}
          offered={creationSkills}
          chosen={skills}
          onChoose={(skill) => onFilter('skills', [...skills, skill].join(','))}
          onRemoveLast={() => onFilter('skills', skills.slice(0, -1).join(',') || null)}
        />
      </Field>
      <SchoolFields filters={search} onFilter={onFilter} />
    </>
  );
}
