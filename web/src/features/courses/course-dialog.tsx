import { useState } from 'react';
import { type Course, courseBody } from '#contract/courses/contract.ts';
import { editCourseYears, seasons } from '#contract/courses/terms.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/on-demand.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCreateCourse, useUpdateCourse } from './api.ts';
import { CourseFields } from './course-fields.tsx';
import {
  type CourseValues,
  isCourseComplete,
  newCourseValues,
  valuesOfCourse,
} from './course-values.ts';
import { NewTermFields } from './new-term-fields.tsx';

/** Adds a course, or edits the one that is given. */
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
    onError: (error) => form.refuse('Error adding course', error),
  });
  return (
    <DialogForm
      {...form.frame(({ year: _, ...values }) => add.mutate(values))}
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
  const form = useCourseForm(valuesOfCourse(course));
  const update = useUpdateCourse(course, {
    onSuccess: () => {
      toast({ title: 'Course updated' });
      onDone();
    },
    onError: (error) => form.refuse('Error updating course', error),
  });
  return (
    <DialogForm
      {...form.frame((values) => update.mutate(values))}
      isPending={update.isPending}
      submitLabel="Save Changes"
    >
      <CourseFields {...form.fields}>
        <Field label="Semester" error={form.fields.issues.semester}>
          <Select {...form.choice('semester')}>
            {seasons.map((season) => (
              <option key={season}>{season}</option>
            ))}
          </Select>
        </Field>
        <Field label="Year" error={form.fields.issues.year}>
          <Select {...form.choice('year')}>
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
    attach: ref,
    issues,
    check,
    showRefusal,
    clearIssues: forget,
  } = useCheckedForm(courseBody);
  const change = (part: Partial<CourseValues>) => {
    forget(...Object.keys(part));
    setValues((before) => ({ ...before, ...part }));
  };
  return {
    fields: { values, issues, onChange: change },
    choice: (name: 'semester' | 'year') => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
    frame: (onValid: (values: CourseValues) => void) => ({
      ref,
      disabled: !isCourseComplete(values),
      note: !isCourseComplete(values) && 'Course code and name are required.',
      onSubmit: () => {
        if (check(values).data) onValid(values);
      },
    }),
    refuse: (title: string, error: unknown) => {
      showRefusal(error);
      const description = messageOf(error, { fallback: 'Please try again.' });
      toast({ title, description, variant: 'destructive' });
    },
  };
}
