import { newId } from '../db/ids.ts';
import { cleanStoredFiles } from '../features/uploads/clean-stored-files.ts';
import { sweepUploads } from '../features/uploads/commands.ts';
import { sweepResumableUploads } from '../features/uploads/resumable/resumable-uploads.ts';
import type { AuthApp } from './auth-app.ts';
import { createUpload } from './factories.ts';

export interface Batch {
  /** Three items; PostgreSQL refuses the second where `column` is it. */
  ids: string[];
  poisoned: [table: string, column: string];
  run: () => Promise<unknown>;
  /** SQL: the ids of the items that are done. */
  done: string;
}

/** The batches of tasks that work through files. */
export function uploadBatches(app: AuthApp): Record<string, () => Promise<Batch>> {
  const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values);

  async function threeUploads(fields: Parameters<typeof createUpload>[1] = {}): Promise<string[]> {
    const made = [];
    while (made.length < 3) made.push((await createUpload(app.db, fields)).id);
    return made;
  }

  return {
    'delete-uploads': async () => {
      const made = await threeUploads();
      await query('UPDATE uploads SET user_id = NULL WHERE id = ANY ($1)', [made]);
      return {
        ids: made,
        poisoned: ['uploads', 'id'],
        run: () => sweepUploads(app.db),
        done: 'SELECT id FROM unnest($1::text[]) id WHERE id NOT IN (SELECT id FROM uploads)',
      };
    },
    'clean-stored-files': async () => {
      const made = await threeUploads({ kind: 'video' });
      return {
        ids: made,
        poisoned: ['uploads', 'id'],
        run: () => cleanStoredFiles(app),
        done: 'SELECT id FROM uploads WHERE metadata_version = 1',
      };
    },
    'discard-uploads': async () => {
      const ids = Array.from({ length: 3 }, () => newId('draft'));
      await query(
        `INSERT INTO resumable_uploads (id, name, size) SELECT id, 'reel.mp4', 5 FROM unnest($1::text[]) id`,
        [ids],
      );
      return {
        ids,
        poisoned: ['resumable_uploads', 'id'],
        run: () => sweepResumableUploads(app),
        done: 'SELECT id FROM unnest($1::text[]) id WHERE id NOT IN (SELECT id FROM resumable_uploads)',
      };
    },
  };
}
