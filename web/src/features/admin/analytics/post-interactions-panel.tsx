import type { PostInteractions } from '#contract/analytics/behaviour.ts';
import type { TableColumn } from '../tables/table-column.ts';
import { TablePanel } from '../tables/table-panel.tsx';
import { useCountFormat } from '../use-count-format.ts';
import { ContentTitle } from './viewed-content.tsx';

const columns: TableColumn<PostInteractions['topPosts'][number]>[] = [
  {
    label: 'Post',
    key: ({ contentId }) => contentId,
    value: ({ contentId, title }) => title ?? contentId,
    draw: ({ contentId, title }) => <ContentTitle kind="post" id={contentId} title={title} />,
  },
  { label: 'Views', value: ({ totalViews }) => totalViews },
  {
    label: 'Seconds',
    value: ({ avgViewDuration }) => Number(avgViewDuration.toFixed(1)),
    draw: ({ avgViewDuration }) => formatSeconds(avgViewDuration),
  },
];

export function PostInteractionsPanel({ interactions }: { interactions: PostInteractions }) {
  const formatCount = useCountFormat();
  const { totalInteractions, averageViewDuration, topPosts } = interactions;
  return (
    <TablePanel
      title="Post Interactions"
      description={
        <>
          {formatCount(totalInteractions)} views, {formatSeconds(averageViewDuration)} on average
        </>
      }
      columns={columns}
      rows={topPosts}
      most={5}
      empty="No post has been read yet."
    />
  );
}

/** “12.5s” */
function formatSeconds(seconds: number): string {
  return `${Number(seconds.toFixed(1))}s`;
}
