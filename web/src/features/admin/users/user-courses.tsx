import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin/contract.ts';
import { courseBody } from '#contract/courses/forms.ts';
import { currentTerm } from '#contract/courses/terms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { ListStates } from '#web/ui/list-states.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useAddUserCourse, userCourses } from './course-api.ts';
import { CourseForm } from './course-form.tsx';
import { UserCourseRow } from './user-course-row.tsx';

/** The courses of a member, each edited in its place, and a form for a new one. */
export function UserCourses({ user }: { user: AdminUser }) {
  const courses = useQuery(userCourses(user.id));
  return (
    <>
      <ListStates query={courses} what="courses" />
      {courses.data?.length === 0 && (
        <p className="text-ink-soft">{user.firstName} has no courses.</p>
      )}
      <ul className="divide-y divide-rule border-y border-rule empty:hidden">
        {courses.data?.map((course) => (
          <UserCourseRow key={course.id} course={course} />
        ))}
      </ul>
      <section aria-labelledby="add-user-course" className="grid gap-4">
        <h3 id="add-user-course" className="font-display text-lg">
          Add New Course
        </h3>
        <AddCourse userId={user.id} />
      </section>
    </>
  );
}

function AddCourse({ userId }: { userId: string }) {
  const [{ semester, year }] = useState(() => currentTerm(new Date()));
  const form = useForm(courseBody, {
    initial: {
      courseCode: '',
      courseName: '',
      section: '',
      professor: '',
      semester: semester.split(' ')[0] ?? '',
      year: String(year),
    },
  });
  const add = useAddUserCourse(userId, {
    onSuccess: () => {
      toast({ title: 'Course added' });
      form.reset();
    },
    onError: form.showServerIssues,
  });
  return (
    <CourseForm
      form={form}
      onValid={(course) => add.mutate(course)}
      isPending={add.isPending}
      submitLabel="Add Course"
    />
  );
}
