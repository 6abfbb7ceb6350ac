import type { ReactNode } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { CommentCount } from '../../comments/comment-count.tsx';
import { useItemUrl } from '../viewer/shown-item.ts';
import { ItemLink } from './item-link.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';

interface ItemCardProps {
  item: PortfolioItem;
  menu: ReactNode;
  /** The owner's controls. */
  children: ReactNode;
  isLifted: boolean;
}

export function ItemCard({ item, menu, children, isLifted }: ItemCardProps) {
  const itemUrl = useItemUrl();
  return (
    <article
      data-slot="portfolio-card"
      className={cn(
        'flex h-full flex-col overflow-hidden rounded-sm border border-rule bg-sheet',
        isLifted && 'border-ring shadow-lifted',
      )}
    >
      <ItemLink
        item={item}
        className={cn('focus-visible:outline-offset-[-4px]', isLifted && 'pointer-events-none')}
      >
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
        <ItemTags tags={item.tags} />
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
