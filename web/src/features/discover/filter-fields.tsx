import { useState } from 'react';
import { schoolNames, schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { classYears } from '#web/lib/format/class-years.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type FilterName, listMajors } from './discover-filters.ts';

interface FilterFieldsProps {
  filters: MemberFilters;
  onFilter: (name: FilterName, value: string | null) => void;
}

/** Each change applies immediately. */
export function FilterFields({ filters, onFilter }: FilterFieldsProps) {
  const [{ recent, earlier }] = useState(() => classYears(new Date()));
  const choice = (name: FilterName) => ({
    name,
    value: String(filters[name] ?? ''),
    onChange: (event: { target: { value: string } }) => onFilter(name, event.target.value || null),
  });
  return (
    <>
      <Field label="Skill">
        <Select {...choice('skill')}>
          <option value="">Any skill</option>
          <Options values={skills} />
        </Select>
      </Field>
      <Field label="Class year">
        <Select {...choice('gradYear')}>
          <option value="">Any year</option>
          <optgroup label="Class years">
            <Options values={recent} />
          </optgroup>
          <optgroup label="Earlier">
            <Options values={earlier} />
          </optgroup>
        </Select>
      </Field>
      <Field label="School">
        <Select {...choice('school')}>
          <option value="">Any school</option>
          <Options values={schoolNames} />
        </Select>
      </Field>
      <Field label="Major">
        <Select {...choice('major')}>
          <option value="">Any major</option>
          {filters.school ? (
            <Options values={listMajors(filters.school)} />
          ) : (
            schools.map(({ name, programmes }) => (
              <optgroup key={name} label={name}>
                <Options values={programmes} />
              </optgroup>
            ))
          )}
        </Select>
      </Field>
    </>
  );
}

function Options({ values }: { values: readonly (string | number)[] }) {
  return values.map((value) => <option key={value}>{value}</option>);
}
