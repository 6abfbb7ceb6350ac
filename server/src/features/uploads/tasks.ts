import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { sweepIncoming } from '../../platform/files/incoming-folder.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { sweepUploads } from './commands.ts';
import { makePoster, posterTask } from './poster.ts';
import { sweepResumableUploads } from './resumable/resumable-uploads.ts';

const sweepTask = defineTask('sweep-uploads', z.object({}));

export function registerUploadTasks(app: App, queue: Queue): void {
  work(queue, posterTask, ({ uploadId }) => makePoster(app, uploadId));
  work(queue, sweepTask, async () => {
    await sweepResumableUploads(app);
    await sweepUploads(app.db);
    await fileStoreOf(app.db).sweep();
    await sweepIncoming(app.config.dataDir);
  });
  schedule(queue, sweepTask, '17 * * * *', {});
}
