import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { join, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

interface Item {
  contentType: ContentType;
  contentId: string;
}

type Values = [viewerId: string, types: string[], ids: string[], seesAll: boolean];

const tables: { type: SQL; table: SQL; owner: SQL }[] = [
  { type: sql`'job'`, table: sql`jobs`, owner: sql`t.author_id` },
  { type: sql`'post'`, table: sql`posts`, owner: sql`t.author_id` },
  { type: sql`'event'`, table: sql`events`, owner: sql`t.author_id` },
  { type: sql`'profile'`, table: sql`users`, owner: sql`t.id` },
];

const owners = statement<Item & { ownerId: string }, Values>(
  'owners_of_items',
  (viewer, types, ids, seesAll) =>
    join(
      tables.map(
        ({ type, table, owner }) => sql`
          SELECT ${type} AS "contentType", t.id AS "contentId", ${owner} AS "ownerId"
          FROM unnest(${types}::text[], ${ids}::text[]) AS asked (type, id) JOIN ${table} t ON t.id = asked.id
          WHERE asked.type = ${type} AND (${seesAll}::boolean OR ${visibleMember(viewer, owner)})`,
      ),
      sql` UNION ALL `,
    ),
);

/** The owners of items and profiles, as far as the viewer may see them; null for any other. */
export async function listOwners(
  db: Db,
  viewer: Viewer,
  items: Item[],
): Promise<(string | null)[]> {
  const types = items.map(({ contentType }) => contentType);
  const ids = items.map(({ contentId }) => contentId);
  const rows = await owners(db, viewer.id, types, ids, viewer.isAdmin);
  const keyOf = ({ contentType, contentId }: Item) => `${contentType} ${contentId}`;
  const found = new Map(rows.map((row) => [keyOf(row), row.ownerId]));
  return items.map((item) => found.get(keyOf(item)) ?? null);
}

export async function getOwnerOf(db: Db, viewer: Viewer, item: Item): Promise<string> {
  const [owner] = await listOwners(db, viewer, [item]);
  if (owner) return owner;
  throw new AppError('not_found', 'What was viewed is not here. It may have been deleted.');
}
