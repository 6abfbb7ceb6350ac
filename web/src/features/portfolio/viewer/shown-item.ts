import { useLocation } from 'wouter';
import { z } from 'zod';
import { pathTo } from '#contract/paths.ts';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { id } from '#contract/primitives.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';

const search = z.object({ item: id.optional() });

/** The URL of an item on the open profile. */
export function useItemUrl(): (itemId: string) => string {
  const [pathname] = useLocation();
  return (itemId) => `${pathname}?item=${encodeURIComponent(itemId)}`;
}

/** The URL of an item to share. */
export function itemShareUrl({ id: itemId, userId }: PortfolioItem): string {
  return `${pathTo('profile', { userId })}?item=${encodeURIComponent(itemId)}`;
}

/** The open item is in the URL, so that it can be shared and Back closes it. */
export function useShownItem() {
  const [pathname, navigate] = useLocation();
  const [{ item }] = useSearchParams(search);
  const itemUrl = useItemUrl();
  return {
    itemId: item ?? null,
    show: (itemId: string) =>
      navigate(itemUrl(itemId), { replace: true, state: history.state as unknown }),
    close: () => {
      if (cameFromGallery(history.state)) history.back();
      else navigate(pathname, { replace: true });
    },
  };
}

function cameFromGallery(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromGallery' in state;
}
