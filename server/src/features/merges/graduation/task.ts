import { z } from 'zod';
import { defineTask } from '#server/platform/queue/task.ts';

export const mailNewAddressTask = defineTask(
  'mail-new-address',
  z.object({ userId: z.string(), newEmail: z.string(), code: z.string() }),
  // A code is in it.
  { keepSeconds: 3600 },
);
