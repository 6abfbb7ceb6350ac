import { and, eq, isNotNull, lt, ne, not, type SQL } from 'drizzle-orm';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { type Media, mediaKindOfUrl } from '#contract/uploads/media.ts';
import { type BatchRun, isLeftOut } from '../../db/batch-run.ts';
import type { Db } from '../../db/client.ts';
import {
  type Json,
  type JsonFields,
  jsonArray,
  jsonFrom,
  jsonObject,
  omitFields,
} from '../../db/json.ts';
import { type Fragment, param, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import { resumableUploads, uploads } from './tables.ts';

type Upload = typeof uploads.$inferSelect;

const folder = '/uploads/';

export function urlOfKey(key: string): string {
  return folder + key;
}

/** SQL: the address of the file of an upload; null without one. */
export function uploadUrl(uploadId: Fragment): SQL {
  return sql`(SELECT '/uploads/' || f.key FROM uploads f WHERE f.id = ${uploadId})`;
}

/** The key of an address of ours, or null for one elsewhere. */
export function keyOfUrl(url: string): string | null {
  return url.startsWith(folder) ? url.slice(folder.length) : null;
}

/** The id of the upload that a file belongs to, be it the file itself, a variant or a poster. */
export function uploadIdOfKey(key: string): string | null {
  return /^[^/]+\/([^/.-]+)[/.-]/.exec(key)?.[1] ?? null;
}

export async function findUpload(db: Db, id: string): Promise<Upload | null> {
  const [found] = await db.select().from(uploads).where(eq(uploads.id, id));
  return found ?? null;
}

/** Files that an earlier version, or none, has removed metadata from. */
export async function listUncleaned(
  db: Db,
  run: BatchRun,
  version: number,
  limit: number,
): Promise<Upload[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(
        lt(uploads.metadataVersion, version),
        ne(uploads.kind, 'image'),
        isNotNull(uploads.userId),
        not(isLeftOut(run, sql`${uploads.id}`)),
      ),
    )
    .orderBy(uploads.metadataVersion, uploads.id)
    .limit(limit);
}

/** How many bytes a member has sent in the last day, and how many their files take; both with what is still on its way. */
export async function sumBytes(db: Db, userId: string): Promise<{ recent: number; total: number }> {
  const { rows } = await db.execute<{ recent: string; total: string; open: string }>(sql`
    SELECT coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0) AS recent,
      coalesce(sum(size), 0) AS total,
      coalesce((SELECT sum(size) FROM ${resumableUploads}
        WHERE user_id = ${param(userId)} AND upload_id IS NULL), 0) AS open
    FROM ${uploads} WHERE user_id = ${param(userId)}`);
  const open = Number(rows[0]?.open ?? 0);
  return { recent: Number(rows[0]?.recent ?? 0) + open, total: Number(rows[0]?.total ?? 0) + open };
}

/** SQL: an uploaded file as a card shows it. `file` is a row of uploads. */
function mediaFields(file: Fragment, alt: Fragment): JsonFields<Media> {
  return {
    url: sql`'/uploads/' || ${file}.key`,
    type: sql`${file}.kind`,
    name: sql`${file}.name`,
    size: sql`${file}.size`,
    width: sql`${file}.width`,
    height: sql`${file}.height`,
    blur: sql`${file}.blur`,
    poster: sql`'/uploads/' || ${file}.poster_key`,
    variants: variantsJson(file),
    alt,
  };
}

export function mediaJson(file: Fragment, alt: Fragment): Json<Media> {
  return jsonObject<Media>(mediaFields(file, alt));
}

const uploadById = statement<{ item: UploadResponse }, [id: string]>(
  'upload_by_id',
  (id) =>
    sql`SELECT ${jsonObject<UploadResponse>({
      ...omitFields(mediaFields(sql`f`, sql`NULL`), 'alt'),
      id: sql`f.id`,
      mediaType: sql`f.kind`,
    })} AS item FROM uploads f WHERE f.id = ${id}`,
);

/** The answer to an upload. */
export async function getUpload(db: Db, id: string): Promise<UploadResponse> {
  const [row] = await uploadById(db, id);
  if (!row) throw new AppError('not_found', 'This file is gone. It may have been deleted.');
  return row.item;
}

function variantsJson(file: Fragment): Json<Media['variants']> {
  const variant = jsonObject<Media['variants'][number]>({
    url: sql`'/uploads/' || (v ->> 'key')`,
    width: sql`v -> 'width'`,
  });
  return jsonArray(variant, {
    from: sql`FROM jsonb_array_elements(${file}.variants) WITH ORDINALITY AS variant (v, place)`,
    orderBy: sql`place`,
  });
}

/** SQL: the same for an upload by its id. */
export function uploadJson(uploadId: Fragment, alt: Fragment): Json<Media | null> {
  return jsonFrom(mediaJson(sql`f`, alt), sql`FROM uploads f WHERE f.id = ${uploadId}`);
}

/** Media that lives elsewhere: only its address tells what it is. */
export function presentLinkedMedia(url: string, alt: string | null): Media {
  return {
    url,
    type: mediaKindOfUrl(url),
    name: null,
    size: null,
    width: null,
    height: null,
    blur: null,
    poster: null,
    variants: [],
    alt,
  };
}
