import { type ReactNode, useState } from 'react';
import type { NewCourse } from '#contract/courses/forms.ts';
import { editCourseYears, seasons } from '#contract/courses/terms.ts';
import type { Form } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import { CourseFields } from '../../courses/course-fields.tsx';

export interface UserCourseValues {
  courseCode: string;
  courseName: string;
  section: string;
  professor: string;
  /** The season; the year is beside it. */
  semester: string;
  year: string;
}

interface CourseFormProps {
  form: Form<UserCourseValues, NewCourse>;
  onValid: (course: NewCourse) => void;
  isPending: boolean;
  submitLabel: string;
  /** Beside the button, such as Cancel. */
  aside?: ReactNode;
}

export function CourseForm({ form, onValid, isPending, submitLabel, aside }: CourseFormProps) {
  const [today] = useState(() => new Date());
  const { values, issues, inputProps } = form;
  return (
    <form {...form.formProps(onValid)} className="grid gap-5">
      <CourseFields form={form}>
        <Field label="Semester" error={issues.semester}>
          <Select {...inputProps('semester')}>
            <Options values={seasons} />
          </Select>
        </Field>
        <Field label="Year" error={issues.year}>
          <Select {...inputProps('year')}>
            <Options values={editCourseYears(today, Number(values.year))} />
          </Select>
        </Field>
      </CourseFields>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          disabled={!values.courseCode.trim() || !values.courseName.trim()}
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
