import { memo } from 'react';
import type { FeedItem } from '#contract/feed/contract.ts';
import { scrollAnchor } from '#web/lib/browser/scroll-restoration.ts';
import { EventCard } from '../events/event-card.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';

interface FeedItemCardProps {
  item: FeedItem;
  priority: boolean;
}

/** Room for the tape that overlaps the card's edge, which content-visibility would clip. */
const tapeOverflow = '-m-4 p-4';
const skippable = '[contain-intrinsic-size:auto_30rem] [content-visibility:auto]';

/** The browser skips rendering cards that are far off screen; never the first ones. */
export const FeedItemCard = memo(function FeedItemCard({ item, priority }: FeedItemCardProps) {
  return (
    <li
      className={priority ? tapeOverflow : `${tapeOverflow} ${skippable}`}
      {...scrollAnchor(item.id)}
    >
      <ViewTracker contentType={item.kind} contentId={item.id}>
        <ItemCard item={item} priority={priority} />
      </ViewTracker>
    </li>
  );
});

function ItemCard({ item, priority }: FeedItemCardProps) {
  switch (item.kind) {
    case 'job':
      return <JobCard job={item} reason={item.reason} />;
    case 'post':
      return <PostCard post={item} reason={item.reason} priority={priority} />;
    case 'event':
      return <EventCard event={item} reason={item.reason} priority={priority} />;
  }
}
