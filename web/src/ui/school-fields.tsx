import { schoolNames, schools } from '#contract/catalogue/schools.ts';
import { listMajors } from '#web/lib/filters/school-filter.ts';
import { Field } from './field.tsx';
import { Options } from './options.tsx';
import { Select } from './select.tsx';

interface SchoolFieldsProps {
  filters: { school?: string | undefined; major?: string | undefined };
  onFilter: (name: 'school' | 'major', value: string | null) => void;
}

/** The filters by school and by major, whose choices follow the school. */
export function SchoolFields({ filters, onFilter }: SchoolFieldsProps) {
  const choice = (name: 'school' | 'major') => ({
    name,
    value: filters[name] ?? '',
    onChange: (event: { target: { value: string } }) => onFilter(name, event.target.value || null),
  });
  return (
    <>
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
