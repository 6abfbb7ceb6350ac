import { useState } from 'react';
import { type Course, courseBody } from '#contract/courses/contract.ts';
import { editCourseYears, seasons } from '#contract/courses/terms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useCreateCourse, useUpdateCourse } from './api.ts';
import { CourseFields } from './course-fields.tsx';
import {
  type CourseValues,
  courseToValues,
  isCourseComplete,
  newCourseValues,
} from './course-values.ts';
import { NewTermFields } from './new-term-fields.tsx';

/** Adds a course, or edits `course`. */
export function CourseDialog({ course, ...dialog }: DialogProps & { course?: Course }) {
  const close = () => dialog.onOpenChange(false);
  return (
    <FormDialog
      {...dialog}
      title={course ? 'Edit Course' : 'Add Course'}
      description="Members of the same section find each other."
    >
      {course ? <EditForm course={course} onDone={close} /> : <AddForm onDone={close} />}
    </FormDialog>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const [today] = useState(() => new Date());
  const form = useCourseForm(newCourseValues(today));
  const add = useCreateCourse(useViewer().id, {
    onSuccess: () => {
      toast({ title: 'Course added successfully' });
      onDone();
    },
    onError: (error) => form.showError('Error adding course', error),
  });
  return (
    <DialogForm
      {...form.formProps(({ year: _, ...values }) => add.mutate(values))}
      isPending={add.isPending}
      submitLabel="Add Course"
    >
      <CourseFields {...form.fields}>
        <NewTermFields today={today} {...form.fields} />
      </CourseFields>
    </DialogForm>
  );
}

function EditForm({ course, onDone }: { course: Course; onDone: () => void }) {
  const [today] = useState(() => new Date());
  const form = useCourseForm(courseToValues(course));
  const update = useUpdateCourse(course, {
    onSuccess: () => {
      toast({ title: 'Course updated' });
      onDone();
    },
    onError: (error) => form.showError('Error updating course', error),
  });
  return (
    <DialogForm
      {...form.formProps((values) => update.mutate(values))}
      isPending={update.isPending}
      submitLabel="Save Changes"
    >
      <CourseFields {...form.fields}>
        <Field label="Semester" error={form.fields.issues.semester}>
          <Select {...form.selectProps('semester')}>
            {seasons.map((season) => (
              <option key={season}>{season}</option>
            ))}
          </Select>
        </Field>
        <Field label="Year" error={form.fields.issues.year}>
          <Select {...form.selectProps('year')}>
            {editCourseYears(today, course.year).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        </Field>
      </CourseFields>
    </DialogForm>
  );
}

function useCourseForm(initial: CourseValues) {
  const [values, setValues] = useState(initial);
  const {
    formRef: ref,
    issues,
    validate,
    showServerIssues,
    clearIssues,
  } = useControlledForm(courseBody);
  const change = (part: Partial<CourseValues>) => {
    clearIssues(...Object.keys(part));
    setValues((before) => ({ ...before, ...part }));
  };
  return {
    fields: { values, issues, onChange: change },
    selectProps: (name: 'semester' | 'year') => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
    formProps: (onValid: (values: CourseValues) => void) => ({
      ref,
      disabled: !isCourseComplete(values),
      note: !isCourseComplete(values) && 'Course code and name are required.',
      onSubmit: () => {
        if (validate(values).data) onValid(values);
      },
    }),
    showError: (title: string, error: unknown) => {
      showServerIssues(error);
      const description = errorMessage(error, { fallback: 'Please try again.' });
      toast({ title, description, variant: 'destructive' });
    },
  };
}
