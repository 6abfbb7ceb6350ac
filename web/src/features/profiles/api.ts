import { useMutation, usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { connections } from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { connectionQueries } from '../connections/api.ts';
import { courseQueries } from '../courses/api.ts';
import { endorsementQueries } from '../endorsements/api.ts';
import { portfolioQueries } from '../portfolio/api.ts';
import { projectQueries } from '../projects/api.ts';
import { activityLimit } from './activity/recent-activity.ts';

const newestBy = (authorId: string) => ({ query: { authorId, limit: activityLimit } });

export const profileQueries = {
  detail: (id: string) => apiQuery(profiles.get, { params: { id } }),
  jobs: (authorId: string) => apiQuery(jobs.list, newestBy(authorId)),
  posts: (authorId: string) => apiQuery(posts.list, newestBy(authorId)),
  events: (authorId: string) => apiQuery(events.list, newestBy(authorId)),
  jobViews: () => apiQuery(tracking.jobViewCounts),
  postViews: () => apiQuery(tracking.postViewCounts),
  eventViews: () => apiQuery(tracking.eventViewCounts),
};

/** Starts all queries of a profile in parallel; each section would otherwise start its own when it mounts. */
export function usePrefetchProfile(userId: string): void {
  usePrefetchQuery(profileQueries.jobs(userId));
  usePrefetchQuery(profileQueries.posts(userId));
  usePrefetchQuery(profileQueries.events(userId));
  usePrefetchQuery(portfolioQueries.list(userId));
  usePrefetchQuery(projectQueries.ofMember(userId));
  usePrefetchQuery(connectionQueries.count(userId));
  usePrefetchQuery(endorsementQueries.list(userId));
  usePrefetchQuery(courseQueries.list(userId));
  usePrefetchQuery(courseQueries.classmates(userId));
}

export function useUpdateProfile(failureTitle: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(profiles.update, {
      request: (body: BodyInputOf<typeof profiles.update>) => ({ body }),
      failure: { title: failureTitle, fallback: 'Please try again.' },
    }),
    onSuccess: (user) => {
      client.setQueryData(currentUserKey, user);
      void invalidate(client, profiles.get, { params: { id: user.id } });
      void invalidate(client, endorsements.list, { params: { userId: user.id } });
      void invalidate(client, connections.recommended);
      onSuccess?.();
    },
    onError,
  });
}
