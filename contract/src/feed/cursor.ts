import type { FeedItem } from './contract.ts';

/** The cursor that names an item of the feed: what is newer than it can be counted, what is older listed. */
export function feedCursor({
  createdAt,
  kind,
  id,
}: Pick<FeedItem, 'createdAt' | 'kind' | 'id'>): string {
  const base64 = btoa(JSON.stringify([createdAt, kind, id]));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
