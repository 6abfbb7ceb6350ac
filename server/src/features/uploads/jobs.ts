import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { sweepIncoming } from '../../platform/incoming.ts';
import { defineJob } from '../../platform/job.ts';
import { type Queue, schedule, work } from '../../platform/queue.ts';
import { sweepUploads } from './commands.ts';
import { sweepDrafts } from './drafts.ts';
import { makePoster, posterJob } from './poster.ts';

const sweepJob = defineJob('sweep-uploads', z.object({}));

export function uploadJobs(app: App, queue: Queue): void {
  work(queue, posterJob, ({ uploadId }) => makePoster(app, uploadId));
  work(queue, sweepJob, async () => {
    await sweepDrafts(app);
    await sweepUploads(app.db);
    await sweepIncoming(app.config.dataDir);
  });
  schedule(queue, sweepJob, '17 * * * *', {});
}
