import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { useItemUrl } from '../viewer/shown-item.ts';

interface ItemLinkProps {
  item: PortfolioItem;
  className?: string;
  children: ReactNode;
}

/** A document opens in a new tab; everything else opens in the viewer. */
export function ItemLink({ item, className, children }: ItemLinkProps) {
  const itemUrl = useItemUrl();
  const shared = {
    className: cn('group block text-ink no-underline', className),
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
