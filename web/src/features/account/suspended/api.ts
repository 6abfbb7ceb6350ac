import { account } from '#contract/account/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const suspensionQueries = {
  own: () => ({ ...apiQuery(account.suspension), staleTime: 0 }),
};
