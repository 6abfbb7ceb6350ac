import type { RootDb } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { keysOf } from '../../uploads/commands.ts';
import { resumableUploads, uploads } from '../../uploads/tables.ts';

export interface KnownKeys {
  /** Files that must be there. */
  required: Set<string>;
  isKnown: (key: string) => boolean;
}

/** Every key that a row names. A video's poster is made later, and may not be there yet. */
export async function listKnownKeys(db: RootDb): Promise<KnownKeys> {
  const required = new Set<string>();
  const optional = new Set<string>();
  for (const upload of await db.select().from(uploads)) {
    for (const key of keysOf(upload)) optional.add(key);
    if (upload.userId === null) continue;
    required.add(upload.key);
    if (upload.posterKey) required.add(upload.posterKey);
    for (const { key } of upload.variants) required.add(key);
  }
  const parts = await db.select({ id: resumableUploads.id }).from(resumableUploads);
  const drafts = new Set(parts.map(({ id }) => `drafts/${id}/`));
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM data_exports`);
  const exports = new Set(rows.map(({ id }) => `exports/${id}.zip`));
  return {
    required,
    isKnown: (key) =>
      optional.has(key) || exports.has(key) || drafts.has(key.slice(0, key.lastIndexOf('/') + 1)),
  };
}
