import type { AdminUser } from '#contract/admin/contract.ts';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import type { UserValues } from './user-values.ts';

interface StudyFieldsProps {
  form: FormFields<UserValues>;
  user: AdminUser;
}

/** A member keeps a school or major that is no longer offered. */
export function StudyFields({ form, user }: StudyFieldsProps) {
  const { values, issues, change, inputProps } = form;
  const { school } = values;
  const majors = includeOwn(programmesOf(school), school === user.school ? user.major : null);
  return (
    <>
      <Field label="School" error={issues.school}>
        <Select
          {...inputProps('school')}
          onChange={({ target }) => change({ school: target.value, major: '' })}
        >
          <option value="">None</option>
          <Options values={includeOwn(schoolNames, user.school)} />
        </Select>
      </Field>
      <Field label="Major" error={issues.major}>
        <Select {...inputProps('major')} disabled={!school}>
          <option value="">{school ? 'None' : 'Choose a school first'}</option>
          <Options values={majors} />
        </Select>
      </Field>
      <Field label="Graduation year" error={issues.graduationYear}>
        <Input inputMode="numeric" autoComplete="off" {...inputProps('graduationYear')} />
      </Field>
    </>
  );
}

function includeOwn(offered: readonly string[], own: string | null): readonly string[] {
  return own && !offered.includes(own) ? [own, ...offered] : offered;
}
