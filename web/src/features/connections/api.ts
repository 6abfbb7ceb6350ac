import { connections } from '#contract/connections/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';

const fiveMinutes = 5 * 60_000;
const perPage = 24;
const requestsPerPage = 20;

export const connectionQueries = {
  status: (userId: string) => apiQuery(connections.status, { params: { userId } }),
  count: (userId: string) => apiQuery(connections.count, { params: { userId } }),
  list: (userId: string) =>
    apiPages(connections.list, { params: { userId }, query: { limit: perPage } }),
  requests: () => apiPages(connections.requests, { query: { limit: requestsPerPage } }),
  recommended: () => ({ ...apiQuery(connections.recommended), refetchInterval: fiveMinutes }),
  member: (id: string) => apiQuery(profiles.get, { params: { id } }),
};
