import type { ReactNode } from 'react';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { type CourseValues, courseCodeError } from './course-values.ts';

interface CourseFieldsProps {
  form: FormFields<CourseValues>;
  /** The semester and year fields. */
  children: ReactNode;
}

export function CourseFields({ form, children }: CourseFieldsProps) {
  const { values, issues, change, inputProps } = form;
  return (
    <>
      <Field
        label="Course code"
        required
        hint="As in the course search, such as FMTV-UT 1040."
        error={issues.courseCode ?? courseCodeError(values.courseCode)}
      >
        <Input
          {...inputProps('courseCode')}
          autoComplete="off"
          className="font-mono"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change({ courseCode: event.target.value.toUpperCase() })}
        />
      </Field>
      <Field label="Course name" required error={issues.courseName}>
        <Input {...inputProps('courseName')} autoComplete="off" />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Section" hint="Shows you who else is in it." error={issues.section}>
          <Input {...inputProps('section')} autoComplete="off" />
        </Field>
        <Field label="Professor" error={issues.professor}>
          <Input {...inputProps('professor')} autoComplete="off" />
        </Field>
        {children}
      </div>
    </>
  );
}
