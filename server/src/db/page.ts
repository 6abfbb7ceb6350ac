import type { z } from 'zod';
import type { PageQuery } from '#contract/primitives.ts';
import { AppError } from '../platform/app-error.ts';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Cuts `limit + 1` rows to a page; the extra row only says that there is more. */
export function page<Row>(
  rows: Row[],
  { limit }: Pick<PageQuery, 'limit'>,
  keyOf: (row: Row) => string[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? encodeCursor(keyOf(last)) : null };
}

export function encodeCursor(key: string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The key of the last row seen, or null for the first page. */
export function decodeCursor<Key>(cursor: string | undefined, key: z.ZodType<Key>): Key | null {
  if (cursor === undefined) return null;
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw new AppError(
    'invalid',
    'This page link is no longer valid. Please start again from the top.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
