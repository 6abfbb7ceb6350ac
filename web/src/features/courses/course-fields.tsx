import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { type CourseValues, courseCodeError } from './course-values.ts';

interface CourseFieldsProps {
  values: CourseValues;
  issues: Record<string, string>;
  onChange: (part: Partial<CourseValues>) => void;
  /** The semester and year fields. */
  children: ReactNode;
}

export function CourseFields({ values, issues, onChange, children }: CourseFieldsProps) {
  const text = (name: keyof CourseValues, maxLength: number) => ({
    name,
    maxLength,
    value: values[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field
        label="Course code"
        required
        hint="As in the course search, such as FMTV-UT 1040."
        error={issues.courseCode ?? courseCodeError(values.courseCode)}
      >
        <Input
          {...text('courseCode', 20)}
          className="font-mono"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onChange({ courseCode: event.target.value.toUpperCase() })}
        />
      </Field>
      <Field label="Course name" required error={issues.courseName}>
        <Input {...text('courseName', 150)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Section" hint="Shows you who else is in it." error={issues.section}>
          <Input {...text('section', 20)} />
        </Field>
        <Field label="Professor" error={issues.professor}>
          <Input {...text('professor', 100)} />
        </Field>
        {children}
      </div>
    </>
  );
}
