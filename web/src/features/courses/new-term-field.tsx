import { addCourseTerms } from '#contract/courses/terms.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CourseValues } from './course-values.ts';

interface NewTermFieldProps {
  today: Date;
  form: FormFields<CourseValues>;
}

/** A semester includes its year. */
export function NewTermField({ today, form }: NewTermFieldProps) {
  return (
    <Field label="Semester" error={form.issues.semester}>
      <Select {...form.inputProps('semester')}>
        {addCourseTerms(today).map(({ year, semesters }) => (
          <optgroup key={year} label={String(year)}>
            {semesters.map((semester) => (
              <option key={semester}>{semester}</option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
