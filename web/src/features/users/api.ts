import { users } from '#contract/users/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const userQueries = {
  communityStats: () => apiQuery(users.communityStats),
};
