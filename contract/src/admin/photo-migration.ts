import { z } from 'zod';

/** How far the migration of profile photos is. */
export const photoMigration = z.object({
  status: z.enum(['none', 'running', 'done', 'failed']),
  total: z.int(),
  migrated: z.int(),
  failed: z.int(),
  /** One sentence for each photo that could not be brought in, the first hundred. */
  errors: z.array(z.string()),
});

export type PhotoMigration = z.output<typeof photoMigration>;
