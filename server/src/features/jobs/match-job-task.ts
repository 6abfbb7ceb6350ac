import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Notifies the members whose skills a new job asks for. */
export const matchJobTask = defineTask('match-job', z.object({ jobId: z.string() }));
