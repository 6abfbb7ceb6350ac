import { keepPreviousData } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { paths } from '#contract/paths.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';

const perPage = 30;

const alwaysFresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Empty filters are left out. */
export type AuditFilters = QueryInputOf<typeof audit.download>;

export const auditQueries = {
  list: (filters: AuditFilters) => ({
    ...apiPages(audit.list, { query: { ...filters, limit: perPage } }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  }),
  aboutMe: () => ({ ...apiPages(audit.listAboutMe), ...alwaysFresh }),
  /** Members whose name, address or studies have the words. */
  members: (q: string) => apiQuery(admin.listUsers, { query: { q, limit: 5 } }),
  member: (userId: string) => apiQuery(admin.getUser, { params: { userId } }),
};

/** The address of the file with everything that the filters find. */
export function auditFileUrl(filters: AuditFilters): string {
  const given = Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const search = new URLSearchParams(given);
  return search.size > 0 ? `${audit.download.path}?${search}` : audit.download.path;
}

/** The audit log in the dashboard, about one member. */
export const actsAboutPath = (userId: string): string =>
  `${paths.admin}?tab=audit-log&subjectId=${encodeURIComponent(userId)}`;
