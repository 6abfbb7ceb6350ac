import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** All files of a member pass through the process: minutes, where most tasks take seconds. */
export const exportTask = defineTask('export-data', z.object({ exportId: z.string() }), {
  retries: 3,
  expireSeconds: 30 * 60,
});
