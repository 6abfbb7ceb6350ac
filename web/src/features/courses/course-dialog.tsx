import { useState } from 'react';
import type { Course } from '#contract/courses/contract.ts';
import { courseBody } from '#contract/courses/forms.ts';
import { editCourseYears, seasons } from '#contract/courses/terms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useCreateCourse, useUpdateCourse } from './course-changes.ts';
import { CourseFields } from './course-fields.tsx';
import { CourseSuggestions } from './course-suggestions.tsx';
import {
  type CourseValues,
  courseToValues,
  isCourseComplete,
  newCourseValues,
} from './course-values.ts';
import { NewTermField } from './new-term-field.tsx';

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
  const form = useForm(courseBody, { initial: newCourseValues(today) });
  const add = useCreateCourse(useViewer().id, {
    onSuccess: () => {
      toast({ title: 'Course added successfully' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps(({ year: _, ...values }) => add.mutate(values))}
      {...completenessProps(form.values)}
      isUnsaved={form.isDirty}
      isPending={add.isPending}
      submitLabel="Add Course"
    >
      <CourseFields form={form} suggestions={<CourseSuggestions {...form} />}>
        <NewTermField today={today} form={form} />
      </CourseFields>
    </FormDialogBody>
  );
}

function EditForm({ course, onDone }: { course: Course; onDone: () => void }) {
  const [today] = useState(() => new Date());
  const form = useForm(courseBody, { initial: courseToValues(course) });
  const update = useUpdateCourse(course, {
    onSuccess: () => {
      toast({ title: 'Course updated' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((values) => update.mutate(values))}
      {...completenessProps(form.values)}
      isUnsaved={form.isDirty}
      isPending={update.isPending}
      submitLabel="Save Changes"
    >
      <CourseFields form={form}>
        <Field label="Semester" error={form.issues.semester}>
          <Select {...form.inputProps('semester')}>
            {seasons.map((season) => (
              <option key={season}>{season}</option>
            ))}
          </Select>
        </Field>
        <Field label="Year" error={form.issues.year}>
          <Select {...form.inputProps('year')}>
            {editCourseYears(today, course.year).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        </Field>
      </CourseFields>
    </FormDialogBody>
  );
}

function completenessProps(values: CourseValues) {
  const isComplete = isCourseComplete(values);
  return { disabled: !isComplete, note: !isComplete && 'Course code and name are required.' };
}
