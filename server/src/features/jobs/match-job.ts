import { z } from 'zod';
import { defineJob } from '../../platform/job.ts';

/** Tells the members whose skills a new job asks for. */
export const matchJobJob = defineJob('match-job', z.object({ jobId: z.string() }));
