import { z } from 'zod';
import { defineTask } from '#server/platform/queue/task.ts';

/** Brings in the next photos of a migration, and asks for the ones after. */
export const migratePhotosTask = defineTask(
  'migrate-photos',
  z.object({ migrationId: z.string() }),
  { retries: 5, retrySeconds: 30 },
);
