import { useQuery } from '@tanstack/react-query';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { savedSearchQueries } from './api.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

export function SavedSearchPanel() {
  const { data, isPending, isError } = useQuery(savedSearchQueries.list());
  return (
    <Panel title="Saved searches">
      {isPending && (
        <div role="status" aria-label="Loading saved searches" className="grid gap-3">
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      )}
      {isError && !data && <p className="text-sm text-ink-soft">These did not load.</p>}
      {data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Search for a word or choose a filter, then save the search: we tell you when a new job
          fits.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="-my-2 divide-y divide-rule">
          {data.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
