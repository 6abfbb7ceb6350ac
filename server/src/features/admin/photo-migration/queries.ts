import { desc, eq } from 'drizzle-orm';
import type { PhotoMigration } from '#contract/admin/photo-migration.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, integer, param, sql } from '#server/db/sql.ts';
import { photoMigrations } from '../tables.ts';

/** SQL: the photo of a row of users lies outside our store. */
const liesElsewhere = (url: Fragment) => sql`${url} IS NOT NULL AND ${url} NOT LIKE '/uploads/%'`;

/** The newest migration, which may still run. */
export async function findMigration(db: Db): Promise<(PhotoMigration & { id: string }) | null> {
  const [newest] = await db
    .select({
      id: photoMigrations.id,
      status: photoMigrations.status,
      total: photoMigrations.total,
      migrated: photoMigrations.migrated,
      failed: photoMigrations.failed,
      errors: photoMigrations.errors,
    })
    .from(photoMigrations)
    .orderBy(desc(photoMigrations.createdAt), desc(photoMigrations.id))
    .limit(1);
  return newest ?? null;
}

export async function countPhotosElsewhere(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM users u WHERE ${liesElsewhere(sql`u.profile_image_url`)}`,
  );
  return rows[0]?.count ?? 0;
}

export interface PhotoElsewhere extends Record<string, unknown> {
  userId: string;
  name: string;
  url: string;
}

/** The next photos of a running migration, in the order of the members' ids; null where it does not run. */
export async function listNextPhotos(
  db: Db,
  migrationId: string,
  count: number,
): Promise<PhotoElsewhere[] | null> {
  const [migration] = await db
    .select({ lastUserId: photoMigrations.lastUserId, status: photoMigrations.status })
    .from(photoMigrations)
    .where(eq(photoMigrations.id, migrationId));
  if (migration?.status !== 'running') return null;
  const { rows } = await db.execute<PhotoElsewhere>(sql`
    SELECT u.id AS "userId", u.first_name || ' ' || u.last_name AS name, u.profile_image_url AS url
    FROM users u WHERE ${liesElsewhere(sql`u.profile_image_url`)} AND u.id > ${param(migration.lastUserId)}
    ORDER BY u.id LIMIT ${integer(count)}`);
  return rows;
}
