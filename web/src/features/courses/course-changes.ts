import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Course, courses } from '#contract/courses/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { Failure } from '#web/lib/api/describe-failure.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { courseQueries } from './api.ts';

export function useCreateCourse(userId: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(courses.create, {
      request: (body: BodyInputOf<typeof courses.create>) => ({ body }),
      failure: { title: 'Error adding course', fallback: 'Please try again.' },
    }),
    onSuccess: (course) => {
      client.setQueryData(courseQueries.list(userId).queryKey, (all) => all && [...all, course]);
      onSuccess?.();
    },
    onError,
    onSettled: () => refresh(client, userId),
  });
}

export function useUpdateCourse({ id, userId }: Course, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(courses.update, {
      request: (body: BodyInputOf<typeof courses.update>) => ({ params: { id }, body }),
      failure: { title: 'Error updating course', fallback: 'Please try again.' },
    }),
    onSuccess: (course) => {
      client.setQueryData(courseQueries.list(userId).queryKey, (all) =>
        all?.map((one) => (one.id === id ? course : one)),
      );
      onSuccess?.();
    },
    onError,
    onSettled: () => refresh(client, userId),
  });
}

export function useRemoveCourse({ id, userId }: Course, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = courseQueries.list(userId);
  return useMutation({
    ...apiMutation(courses.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Error removing course', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<Course[]>(client, queryKey, (all) => all.filter((one) => one.id !== id)),
      refresh: () => refresh(client, userId),
    }),
    onSuccess: () => onSuccess?.(),
  });
}

export type HideCoursesOptions = SuccessCallback & { failure?: Failure };

const unchanged = { title: 'Nothing was changed', fallback: 'Please try again.' };

export function useHideCourses({ failure = unchanged, onSuccess }: HideCoursesOptions) {
  const client = useQueryClient();
  return useToggle({
    key: ['hide courses'],
    send: (hideCourses, call) => call(profiles.update, { body: { hideCourses } }),
    show: (hideCourses) =>
      optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({ ...user, hideCourses })),
    failure,
    onSuccess: () => onSuccess?.(),
  });
}

function refresh(client: QueryClient, userId: string): void {
  void invalidate(client, [courses.list, courses.classmates], { params: { userId } });
}
