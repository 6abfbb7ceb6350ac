import { type ReactNode, useState } from 'react';
import { formatCourseCode } from '#contract/courses/forms.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { type CourseValues, courseCodeError } from './course-values.ts';

interface CourseFieldsProps {
  form: FormFields<CourseValues>;
  /** What others entered, below the code. */
  suggestions?: ReactNode;
  /** The semester and year fields. */
  children: ReactNode;
}

export function CourseFields({ form, suggestions, children }: CourseFieldsProps) {
  const { values, issues, change, inputProps } = form;
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Field
        label="Course code"
        required
        hint="As in the course search, such as FMTV-UT 1040."
        error={issues.courseCode ?? (isLeft ? courseCodeError(values.courseCode) : undefined)}
      >
        <Input
          {...inputProps('courseCode')}
          autoComplete="off"
          className="font-mono"
          autoCapitalize="characters"
          spellCheck={false}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            change({ courseCode: formatCourseCode(values.courseCode) });
          }}
        />
      </Field>
      {suggestions}
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
