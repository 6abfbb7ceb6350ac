import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { classYears } from '#web/lib/format/class-years.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Select } from '#web/ui/select.tsx';
import { FormField } from './form-field.tsx';
import type { ProfileInput } from './profile-values.ts';

/** A member keeps a school or major that is no longer offered. */
export function StudyFields() {
  const viewer = useViewer();
  const { register, setValue, control } = useFormContext<ProfileInput>();
  const school = useWatch({ control, name: 'school' });
  const majors = includeOwn(programmesOf(school), school === viewer.school ? viewer.major : null);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField name="school" label="School" required>
        <Select
          placeholder="Choose a school"
          {...register('school', {
            onChange: () => setValue('major', '', { shouldDirty: true }),
          })}
        >
          {includeOwn(schoolNames, viewer.school).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FormField>
      <FormField name="major" label="Major" required>
        <Select
          key={school}
          placeholder={school ? 'Choose a major' : 'Choose a school first'}
          {...register('major')}
          disabled={!school}
        >
          {majors.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FormField>
      <FormField name="graduationYear" label="Graduation year" required>
        <YearSelect />
      </FormField>
    </div>
  );
}

function YearSelect() {
  const { register } = useFormContext<ProfileInput>();
  const [{ recent, earlier }] = useState(() => classYears(new Date()));
  const options = (years: number[]) => years.map((year) => <option key={year}>{year}</option>);
  return (
    <Select placeholder="Choose a year" {...register('graduationYear')}>
      <optgroup label="Class years">{options(recent)}</optgroup>
      <optgroup label="Earlier">{options(earlier)}</optgroup>
    </Select>
  );
}

function includeOwn(offered: readonly string[], own: string | null): readonly string[] {
  return own && !offered.includes(own) ? [own, ...offered] : offered;
}
