import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Course, courses } from '#contract/courses/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { changeCached } from '#web/lib/change-cached.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { currentUserKey } from '#web/lib/session.ts';
import { takenBack } from '#web/lib/taken-back.ts';

const cached = { staleTime: 2 * 60_000, retry: 2 };

export const courseQueries = {
  of: (userId: string) => ({ ...apiQuery(courses.list, { params: { userId } }), ...cached }),
  classmates: (userId: string) => ({
    ...apiQuery(courses.classmates, { params: { userId } }),
    ...cached,
  }),
};

export function useCreateCourse(userId: string, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(courses.create, (body: BodyInputOf<typeof courses.create>) => ({ body })),
    onSuccess: (course) => {
      client.setQueryData(courseQueries.of(userId).queryKey, (all) => all && [...all, course]);
      onSuccess?.();
    },
    onError,
    onSettled: () => refresh(client, userId),
  });
}

export function useUpdateCourse({ id, userId }: Course, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(courses.update, (body: BodyInputOf<typeof courses.update>) => ({
      params: { id },
      body,
    })),
    onSuccess: (course) => {
      client.setQueryData(courseQueries.of(userId).queryKey, (all) =>
        all?.map((one) => (one.id === id ? course : one)),
      );
      onSuccess?.();
    },
    onError,
    onSettled: () => refresh(client, userId),
  });
}

/** Gone at once, back when the server refuses. */
export function useRemoveCourse({ id, userId }: Course, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  const { queryKey } = courseQueries.of(userId);
  return useMutation({
    ...apiMutation(courses.remove, (_nothing: void) => ({ params: { id } })),
    onMutate: () =>
      changeCached<Course[]>(client, queryKey, (all) => all.filter((one) => one.id !== id)),
    onSuccess,
    onError: takenBack(onError),
    onSettled: () => refresh(client, userId),
  });
}

/** Hides the viewer's courses from everyone, or shows them again. */
export function useHideCourses({ onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'hide courses' },
    ...apiMutation(profiles.update, (hideCourses: boolean) => ({ body: { hideCourses } })),
    onMutate: (hideCourses) =>
      changeCached<CurrentUser>(client, currentUserKey, (user) => ({ ...user, hideCourses })),
    onError: takenBack(onError),
  });
}

function refresh(client: QueryClient, userId: string): void {
  for (const { queryKey } of [courseQueries.of(userId), courseQueries.classmates(userId)]) {
    void client.invalidateQueries({ queryKey });
  }
}
