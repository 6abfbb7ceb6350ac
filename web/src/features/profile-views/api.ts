import { maxRecentViews, profileViews } from '#contract/profile-views/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

/** Kept fresh by the live updates of the shell, which poll while the channel is down. */
export const profileViewQueries = {
  stats: (userId: string) => apiQuery(profileViews.stats, { params: { userId } }),
  recent: (userId: string) =>
    apiQuery(profileViews.recent, { params: { userId }, query: { limit: maxRecentViews } }),
};
