import { useState } from 'react';
import { skills } from '#contract/catalogue/skills.ts';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { classYears } from '#web/lib/format/class-years.ts';
import { Field } from '#web/ui/field.tsx';
import { Options } from '#web/ui/options.tsx';
import { SchoolFields } from '#web/ui/school-fields.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FilterName } from './discover-filters.ts';

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
      <SchoolFields filters={filters} onFilter={onFilter} />
    </>
  );
}
