import { portfolio } from '#contract/portfolio/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const portfolioQueries = {
  list: (userId: string) => apiQuery(portfolio.list, { params: { userId } }),
};
