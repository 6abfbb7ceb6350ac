import { useMutation, usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { pathOf } from '#web/lib/api.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { currentUserKey } from '#web/lib/session.ts';
import { connectionQueries } from '../connections/api.ts';
import { courseQueries } from '../courses/api.ts';
import { endorsementQueries } from '../endorsements/api.ts';
import { portfolioQueries } from '../portfolio/api.ts';
import { activityLength } from './recent-activity.ts';

const newestOf = (authorId: string) => ({ query: { authorId, limit: activityLength } });

export const profileQueries = {
  one: (id: string) => apiQuery(profiles.get, { params: { id } }),
  jobs: (authorId: string) => apiQuery(jobs.list, newestOf(authorId)),
  posts: (authorId: string) => apiQuery(posts.list, newestOf(authorId)),
  events: (authorId: string) => apiQuery(events.list, newestOf(authorId)),
  jobViews: () => apiQuery(tracking.jobViewCounts),
  postViews: () => apiQuery(tracking.postViewCounts),
  eventViews: () => apiQuery(tracking.eventViewCounts),
};

/** Asks for everything that a profile shows at once, so that no part of it waits for another. */
export function useStartProfile(userId: string): void {
  usePrefetchQuery(profileQueries.jobs(userId));
  usePrefetchQuery(profileQueries.posts(userId));
  usePrefetchQuery(profileQueries.events(userId));
  usePrefetchQuery(portfolioQueries.list(userId));
  usePrefetchQuery(connectionQueries.count(userId));
  usePrefetchQuery(endorsementQueries.of(userId));
  usePrefetchQuery(courseQueries.of(userId));
  usePrefetchQuery(courseQueries.classmates(userId));
}

export function useUpdateProfile({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(profiles.update, (body: BodyInputOf<typeof profiles.update>) => ({ body })),
    onSuccess: (user) => {
      client.setQueryData(currentUserKey, user);
      for (const path of [
        pathOf(profiles.get, { id: user.id }),
        pathOf(endorsements.list, { userId: user.id }),
      ]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
      onSuccess?.();
    },
    onError,
  });
}
