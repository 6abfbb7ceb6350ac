import { useState } from 'react';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { classYears } from '#web/lib/format/class-years.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Select } from '#web/ui/select.tsx';
import { ProfileField } from './profile-field.tsx';
import type { ProfileValues } from './profile-values.ts';

/** A member keeps a school or major that is no longer offered. */
export function StudyFields({ form }: { form: FormFields<ProfileValues> }) {
  const viewer = useViewer();
  const [{ recent, earlier }] = useState(() => classYears(new Date()));
  const schoolProps = form.inputProps('school');
  const { school } = form.values;
  const majors = includeOwn(programmesOf(school), school === viewer.school ? viewer.major : null);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ProfileField form={form} name="school" label="School" required>
        <Select
          placeholder="Choose a school"
          {...schoolProps}
          onChange={(event) => {
            schoolProps.onChange(event);
            form.change({ major: '' });
          }}
        >
          <Options values={includeOwn(schoolNames, viewer.school)} />
        </Select>
      </ProfileField>
      <ProfileField form={form} name="major" label="Major" required>
        <Select
          placeholder={school ? 'Choose a major' : 'Choose a school first'}
          {...form.inputProps('major')}
          disabled={!school}
        >
          <Options values={majors} />
        </Select>
      </ProfileField>
      <ProfileField form={form} name="graduationYear" label="Graduation year" required>
        <Select placeholder="Choose a year" {...form.inputProps('graduationYear')}>
          <optgroup label="Class years">
            <Options values={recent} />
          </optgroup>
          <optgroup label="Earlier">
            <Options values={earlier} />
          </optgroup>
        </Select>
      </ProfileField>
    </div>
  );
}

function Options({ values }: { values: readonly (string | number)[] }) {
  return values.map((value) => <option key={value}>{value}</option>);
}

function includeOwn(offered: readonly string[], own: string | null): readonly string[] {
  return own && !offered.includes(own) ? [own, ...offered] : offered;
}
