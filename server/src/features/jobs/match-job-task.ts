import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Notifies the members whose skills a new job asks for. */
export const matchJobTask = defineTask('match-job', z.object({ jobId: z.string() }));

/** Tells the members whose saved searches find a new or renewed job. */
export const matchSearchesTask = defineTask('match-searches', z.object({ jobId: z.string() }));
