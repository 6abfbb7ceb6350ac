import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { Chip } from '#web/ui/chip.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { CommentCount } from '../../comments/comment-count.tsx';
import { useItemUrl } from '../viewer/shown-item.ts';
import { ItemThumbnail } from './item-thumbnail.tsx';

const shownTags = 3;

interface ItemCardProps {
  item: PortfolioItem;
  menu?: ReactNode;
  /** The owner's controls. */
  children?: ReactNode;
  isLifted?: boolean;
}

export function ItemCard({ item, menu, children, isLifted = false }: ItemCardProps) {
  const itemUrl = useItemUrl();
  return (
    <article
      data-slot="portfolio-card"
      className={cn(
        'flex h-full flex-col overflow-hidden rounded-sm border border-rule bg-sheet',
        isLifted && 'border-ring shadow-lifted',
      )}
    >
      <ItemLink item={item} className={isLifted ? 'pointer-events-none' : ''}>
        <ItemThumbnail item={item} />
        <h3 className="px-3 pt-3 font-display text-lg break-words group-hover:underline">
          {item.title}
        </h3>
      </ItemLink>
      {item.description && (
        <p className="line-clamp-2 px-3 pt-1 text-sm break-words text-ink-soft">
          {item.description}
        </p>
      )}
      <div className="mt-auto flex items-end justify-between gap-2 px-3 py-3">
        <TagList tags={item.tags} />
        <div className="ml-auto flex shrink-0 items-center">
          {item.commentCount > 0 && (
            <CommentCount count={item.commentCount} path={itemUrl(item.id)} />
          )}
          {menu}
        </div>
      </div>
      {children}
    </article>
  );
}

/** A document opens in a new tab; everything else opens in the viewer. */
function ItemLink(props: { item: PortfolioItem; className: string; children: ReactNode }) {
  const { item, className, children } = props;
  const itemUrl = useItemUrl();
  const shared = {
    className: cn(
      'group block text-ink no-underline focus-visible:outline-offset-[-4px]',
      className,
    ),
    draggable: false,
  };
  if (item.mediaType === 'document') {
    return (
      <a href={mediaSrc(item.mediaUrl)} target="_blank" rel="noopener" {...shared}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link href={itemUrl(item.id)} state={{ fromGallery: true }} {...shared}>
      {children}
    </Link>
  );
}

function TagList({ tags }: { tags: string[] }) {
  const hidden = tags.slice(shownTags);
  return (
    <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-1 empty:hidden">
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag} className="max-w-full">
          <Chip className="h-6 px-2">{tag}</Chip>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.join(', ')}>
          <Chip className="h-6 px-2">
            +{hidden.length}
            <span className="sr-only"> more: {hidden.join(', ')}</span>
          </Chip>
        </li>
      )}
    </ul>
  );
}
