import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Copies the picture that a post links to. */
export const copyPostPictureTask = defineTask(
  'copy-post-picture',
  z.object({ postId: z.string() }),
  { retries: 3, retrySeconds: 60 },
);
