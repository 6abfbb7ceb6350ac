import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { auditFileUrl, auditQueries } from './api.ts';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { auditParams } from './audit-params.ts';
import { AuditRow } from './audit-row.tsx';

/** Every act of administrators, moderators and analysts. */
export function AuditTab() {
  const [params, change] = useSearchParams(auditParams);
  const filters = Object.fromEntries(Object.entries(params).filter(([, value]) => value));
  const isFiltered = Object.keys(filters).length > 0;
  const list = useInfiniteQuery(auditQueries.list(filters));
  const entries = pageItems(list.data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AuditFilterFields params={params} onChange={change} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" asChild>
          <a href={auditFileUrl(filters)} download>
            <Download aria-hidden="true" /> Download CSV
          </a>
        </Button>
      </div>
      <ListStates query={list} what="audit log" />
      {list.data && entries.length === 0 && (
        <EmptyState icon={<ScrollText />}>
          {isFiltered
            ? 'Nothing was done that these filters find.'
            : 'Nobody has acted yet. What administrators and moderators do is written here.'}
        </EmptyState>
      )}
      <ul
        aria-label="Audit log"
        className={cn(
          'divide-y divide-rule border-y border-rule empty:hidden',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        {entries.map((entry) => (
          <AuditRow
            key={entry.id}
            entry={entry}
            onSubject={(subjectId) => change({ subjectId, actorId: null })}
          />
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}
