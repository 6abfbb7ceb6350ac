import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { type Course, courses } from '#contract/courses/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { courseQueries } from '../../courses/api.ts';

/** The courses of a member, as an administrator edits them: another tab may have changed them. */
export const userCourses = (userId: string) => ({
  ...courseQueries.list(userId),
  refetchOnMount: 'always' as const,
});

export function useAddUserCourse(userId: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.addCourse, {
      request: (body: BodyInputOf<typeof admin.addCourse>) => ({ params: { userId }, body }),
      failure: { title: 'Failed to add course', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onError,
    onSettled: () => refreshCourses(client, userId),
  });
}

export function useUpdateUserCourse(
  { id, userId }: Course,
  { onSuccess, onError }: MutationCallbacks,
) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.updateCourse, {
      request: (body: BodyInputOf<typeof admin.updateCourse>) => ({
        params: { courseId: id },
        body,
      }),
      failure: { title: 'Failed to update course', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onError,
    onSettled: () => refreshCourses(client, userId),
  });
}

export function useRemoveUserCourse({ id, userId }: Course, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.removeCourse, {
      request: (_: void) => ({ params: { courseId: id } }),
      failure: { title: 'Failed to remove course', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onSettled: () => refreshCourses(client, userId),
  });
}

function refreshCourses(client: QueryClient, userId: string): void {
  void invalidate(client, [courses.list, courses.classmates], { params: { userId } });
}
