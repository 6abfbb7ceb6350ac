import { frontPage } from '#contract/front-page/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const frontPageQueries = {
  works: () => apiQuery(frontPage.works),
};
