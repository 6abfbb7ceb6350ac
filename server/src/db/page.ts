import { z } from 'zod';
import { id, instant, type PageQuery } from '#contract/primitives.ts';
import { AppError } from '../errors/app-error.ts';
import { isoInstant } from './columns.ts';
import type { Json, JsonText } from './json.ts';

type CursorKey = (string | number)[];

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Cuts `limit + 1` rows to a page; the extra row only says that there is more. */
export function page<Row>(
  rows: Row[],
  { limit }: Pick<PageQuery, 'limit'>,
  keyOf: (row: Row) => CursorKey,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? encodeCursor(keyOf(last)) : null };
}

declare const written: unique symbol;

/** A page whose items PostgreSQL wrote as JSON: it is sent as it stands. `in out`: a page of items with more fields is another. */
export interface JsonPage<in out Item> {
  json: string;
  nextCursor: string | null;
  readonly [written]?: Json<Item>;
}

/** A row of a newest-first list: its item as JSON, and its place in the list. */
export type JsonRow<Item> = {
  item: JsonText<Item>;
  at: string;
  id: string;
};

type Written = Record<keyof JsonRow<unknown>, string>;
type ItemOf<Row> = Row extends { item: JsonText<infer Item> } ? Item : never;

/** Of a newest-first list, or of rows that have another key. */
export function jsonPage<Row extends Written>(
  rows: Row[],
  query: Pick<PageQuery, 'limit'>,
): JsonPage<ItemOf<Row>>;
export function jsonPage<Row extends Pick<Written, 'item'>>(
  rows: Row[],
  query: Pick<PageQuery, 'limit'>,
  keyOf: (row: Row) => CursorKey,
): JsonPage<ItemOf<Row>>;
export function jsonPage(
  rows: Written[],
  query: Pick<PageQuery, 'limit'>,
  keyOf = (row: Written): CursorKey => [isoInstant(row.at), row.id],
): JsonPage<unknown> {
  const { items, nextCursor } = page(rows, query, keyOf);
  return { json: `[${items.map(({ item }) => item).join(',')}]`, nextCursor };
}

const newestFirstKey = z.tuple([instant, id]);

/** The row after which a page of a newest-first list begins. */
export type PageStart = [at: string, id: string];

/** The row that the cursor names, or one that is newer than every other. */
export function pageStart(cursor: string | undefined): PageStart {
  return decodeCursor(cursor, newestFirstKey) ?? ['infinity', ''];
}

function encodeCursor(key: CursorKey): string {
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
