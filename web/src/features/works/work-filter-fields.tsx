import { projectTags } from '#contract/catalogue/project-tags.ts';
import { mediaKinds } from '#contract/uploads/media.ts';
import type { WorkFilters } from '#contract/works/contract.ts';
import { Field } from '#web/ui/field.tsx';
import { Options } from '#web/ui/options.tsx';
import { SchoolFields } from '#web/ui/school-fields.tsx';
import { Select } from '#web/ui/select.tsx';
import { kindLabels, type WorkFilterName } from './work-filters.ts';

interface WorkFilterFieldsProps {
  filters: WorkFilters;
  onFilter: (name: WorkFilterName, value: string | null) => void;
}

/** Each change applies immediately. */
export function WorkFilterFields({ filters, onFilter }: WorkFilterFieldsProps) {
  const choice = (name: WorkFilterName) => ({
    name,
    value: filters[name] ?? '',
    onChange: (event: { target: { value: string } }) => onFilter(name, event.target.value || null),
  });
  return (
    <>
      <Field label="Tag">
        <Select {...choice('tag')}>
          <option value="">Any tag</option>
          <Options values={projectTags} />
        </Select>
      </Field>
      <Field label="Type">
        <Select {...choice('type')}>
          <option value="">Any type</option>
          {mediaKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <SchoolFields filters={filters} onFilter={onFilter} />
    </>
  );
}
