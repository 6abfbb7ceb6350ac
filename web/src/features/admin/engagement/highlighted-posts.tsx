import { useQuery } from '@tanstack/react-query';
import type { HighlightedPost } from '#contract/analytics/highlights.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { ContentTitle } from '../analytics/viewed-content.tsx';
import { adminQueries, type Dates } from '../api.ts';
import { DataPanel } from '../data-panel.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import { TablePanel } from '../tables/table-panel.tsx';

const title = 'Top Highlighted Posts';

const columns: TableColumn<HighlightedPost>[] = [
  {
    label: 'Post',
    key: ({ postId }) => postId,
    value: ({ postId, postTitle }) => postTitle ?? postId,
    draw: ({ postId, postTitle }) => <ContentTitle kind="post" id={postId} title={postTitle} />,
  },
  { label: 'Users', value: ({ uniqueUsers }) => uniqueUsers },
  { label: 'Highlights', value: ({ highlights }) => highlights },
];

export function HighlightedPosts({ dates }: { dates: Dates }) {
  const { data, error, isPending, refetch } = useQuery(adminQueries.highlightedPosts(dates));
  if (!data) {
    return (
      <DataPanel title={title}>
        {isPending ? (
          <ListSkeleton label="Loading highlighted posts" />
        ) : (
          <LoadError query={{ error, refetch }} layout="lines">
            This list did not load.
          </LoadError>
        )}
      </DataPanel>
    );
  }
  return (
    <TablePanel
      title={title}
      columns={columns}
      rows={data}
      most={5}
      empty="Nothing has been highlighted yet."
    />
  );
}
