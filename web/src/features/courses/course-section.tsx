import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { courseQueries } from './api.ts';
import { CourseRow } from './course-row.tsx';
import { HideCoursesSwitch } from './hide-courses-switch.tsx';

const CourseDialog = lazyComponent(() => import('./course-dialog.tsx').then((m) => m.CourseDialog));

interface CourseSectionProps {
  userId: string;
  firstName: string;
  isOwner: boolean;
  /** Who takes no courses any more needs no empty list of them. */
  hasGraduated: boolean;
}

export function CourseSection({ userId, firstName, isOwner, hasGraduated }: CourseSectionProps) {
  const courses = useQuery(courseQueries.list(userId));
  const { data: classmates } = useQuery(courseQueries.classmates(userId));
  const add = useLazyDialog(CourseDialog);
  const isEmpty = courses.data?.length === 0;
  if (hasGraduated && !isOwner && (isEmpty || courses.isPending)) return null;
  return (
    <section aria-labelledby="courses-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="courses-title" className="font-display text-xl">
          Current Courses
        </h2>
        {isOwner && (
          <Button id="add-course" size="sm" {...add.trigger}>
            <Plus aria-hidden="true" /> Add Course
          </Button>
        )}
      </div>
      {courses.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading courses" className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {courses.isError && !courses.data && (
        <LoadError query={courses} layout="lines" fallback="The courses did not load." />
      )}
      {isEmpty && !hasGraduated && (
        <Note>
          {isOwner
            ? 'Add the courses you take, and see who shares your sections.'
            : `${firstName} shows no courses.`}
        </Note>
      )}
      {courses.data && courses.data.length > 0 && (
        <ul className="rounded-sm border border-rule bg-sheet p-4">
          {courses.data.map((course) => (
            <CourseRow
              key={course.id}
              course={course}
              isOwner={isOwner}
              mates={classmates?.find(({ courseId }) => courseId === course.id)}
            />
          ))}
        </ul>
      )}
      {isOwner && <HideCoursesSwitch />}
      {add.shouldRender && <CourseDialog {...add.dialog} />}
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-sm border border-dashed border-rule-strong p-4 text-ink-soft">
      {children}
    </p>
  );
}
