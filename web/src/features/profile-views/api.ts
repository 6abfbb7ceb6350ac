import { maxRecentViews, profileViews } from '#contract/profile-views/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

const halfMinute = 30_000;

export const profileViewQueries = {
  stats: (userId: string) => ({
    ...apiQuery(profileViews.stats, { params: { userId } }),
    refetchInterval: halfMinute,
  }),
  recent: (userId: string) =>
    apiQuery(profileViews.recent, { params: { userId }, query: { limit: maxRecentViews } }),
};
