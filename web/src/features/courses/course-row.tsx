import { Pencil, Trash2 } from 'lucide-react';
import type { Classmates, Course } from '#contract/courses/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ClassmateAvatars } from './classmate-avatars.tsx';
import { useRemoveCourse } from './course-changes.ts';

const CourseDialog = lazyComponent(() => import('./course-dialog.tsx').then((m) => m.CourseDialog));
const RemoveCourseDialog = lazyComponent(() =>
  import('#web/ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

interface CourseRowProps {
  course: Course;
  /** Undefined where the viewer may not see who shares the section. */
  mates: Classmates | undefined;
  isOwner: boolean;
}

export function CourseRow({ course, mates, isOwner }: CourseRowProps) {
  const { courseCode, courseName, section, professor, semester } = course;
  const facts = [section && `Section ${section}`, professor, semester].filter(Boolean);
  return (
    <li className="grid gap-1 border-b border-rule py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-mono text-xs text-ink-faint">{courseCode}</p>
          <h3 className="font-semibold break-words">{courseName}</h3>
          <p className="text-sm break-words text-ink-soft">{facts.join(' · ')}</p>
        </div>
        {isOwner && <CourseActions course={course} />}
      </div>
      {mates && mates.count > 0 && <ClassmateAvatars mates={mates} />}
    </li>
  );
}

function CourseActions({ course }: { course: Course }) {
  const edit = useLazyDialog(CourseDialog);
  const remove = useLazyDialog(RemoveCourseDialog);
  const { mutate } = useRemoveCourse(course, {
    onSuccess: () => toast({ title: 'Course removed' }),
  });
  return (
    <div className="-mt-1 -mr-2 flex">
      <IconButton label={`Edit ${course.courseName}`} size="sm" {...edit.trigger}>
        <Pencil className="size-4" />
      </IconButton>
      <IconButton label={`Remove ${course.courseName}`} size="sm" {...remove.trigger}>
        <Trash2 className="size-4" />
      </IconButton>
      {edit.shouldRender && <CourseDialog course={course} {...edit.dialog} />}
      {remove.shouldRender && (
        <RemoveCourseDialog
          {...remove.dialog}
          title={`Remove ${course.courseName}?`}
          description="You leave the section on Callboard, and your classmates no longer find you in it."
          confirmLabel="Remove course"
          destructive
          onConfirm={() => mutate()}
        />
      )}
    </div>
  );
}
