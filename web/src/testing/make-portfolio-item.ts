import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import type { Media } from '#contract/uploads/media.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A photograph that loads, in two sizes. */
export function makeImage(part: Partial<Media> = {}): Media {
  return {
    url: pixel,
    type: 'image',
    name: 'still.webp',
    size: 2048,
    width: 1600,
    height: 900,
    blur: pixel,
    poster: null,
    variants: [{ url: pixel, width: 480 }],
    alt: null,
    ...part,
  };
}

export function makePortfolioItem(part: Partial<PortfolioItem> = {}): PortfolioItem {
  return {
    id: 'item_1',
    userId: 'user_viewer',
    title: 'Low Tide',
    description: null,
    mediaUrl: pixel,
    mediaType: 'image',
    media: makeImage(),
    tags: [],
    sortOrder: 0,
    commentCount: 0,
    isCommentingOpen: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}
