import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Copies the thumbnail of a video elsewhere. */
export const copyThumbnailTask = defineTask('copy-thumbnail', z.object({ itemId: z.string() }), {
  retries: 3,
  retrySeconds: 60,
});
