import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { sweepIncoming } from '../../platform/files/incoming-folder.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { cleanFilesTask, cleanStoredFiles } from './clean-stored-files.ts';
import { sweepUploads } from './commands.ts';
import { makePoster, posterTask } from './poster.ts';
import { sweepResumableUploads } from './resumable/resumable-uploads.ts';

const sweepTask = defineTask('sweep-uploads', z.object({}));

export function registerUploadTasks(app: App, queue: Queue): void {
  work(queue, posterTask, ({ uploadId }) => makePoster(app, uploadId));
  work(queue, sweepTask, () =>
    runSteps(
      () => sweepResumableUploads(app),
      () => sweepUploads(app.db),
      () => fileStoreOf(app.db).sweep(),
      () => sweepIncoming(app.config.dataDir),
    ),
  );
  schedule(queue, sweepTask, '17 * * * *', {});
  work(queue, cleanFilesTask, () => cleanStoredFiles(app));
  schedule(queue, cleanFilesTask, '41 * * * *', {});
}
