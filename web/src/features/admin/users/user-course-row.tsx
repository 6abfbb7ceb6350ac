import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#contract/courses/contract.ts';
import { courseBody } from '#contract/courses/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveUserCourse, useUpdateUserCourse } from './course-api.ts';
import { CourseForm, type UserCourseValues } from './course-form.tsx';

export function UserCourseRow({ course }: { course: Course }) {
  const [isEditing, setEditing] = useState(false);
  const { courseCode, courseName, section, professor, semester } = course;
  const facts = [section && `Section ${section}`, professor, semester].filter(Boolean);
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-mono text-xs text-ink-faint">{courseCode}</p>
          <p className="font-semibold break-words">{courseName}</p>
          <p className="text-sm break-words text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <IconButton
          label={`Edit ${courseName}`}
          size="sm"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          <Pencil className="size-4" />
        </IconButton>
        <RemoveCourse course={course} />
      </div>
      {isEditing && <EditCourse course={course} onDone={() => setEditing(false)} />}
    </li>
  );
}

function RemoveCourse({ course }: { course: Course }) {
  const remove = useRemoveUserCourse(course, {
    onSuccess: () => toast({ title: 'Course removed' }),
  });
  return (
    <ConfirmDialog
      title={`Remove ${course.courseName}?`}
      description="The member leaves the section on Callboard."
      confirmLabel="Remove course"
      destructive
      onConfirm={() => remove.mutate()}
      trigger={
        <IconButton label={`Remove ${course.courseName}`} size="sm" disabled={remove.isPending}>
          <Trash2 className="size-4" />
        </IconButton>
      }
    />
  );
}

function EditCourse({ course, onDone }: { course: Course; onDone: () => void }) {
  const form = useForm(courseBody, { initial: toValues(course) });
  const update = useUpdateUserCourse(course, {
    onSuccess: () => {
      toast({ title: 'Course updated' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <CourseForm
      form={form}
      onValid={(changes) => update.mutate(changes)}
      isPending={update.isPending}
      submitLabel="Save Changes"
      aside={
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      }
    />
  );
}

function toValues(course: Course): UserCourseValues {
  const { courseCode, courseName, section, professor, semester, year } = course;
  return {
    courseCode,
    courseName,
    section: section ?? '',
    professor: professor ?? '',
    semester: semester.split(' ')[0] ?? '',
    year: String(year),
  };
}
