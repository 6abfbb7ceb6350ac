import type { App } from '../../http/app.ts';
import { type Queue, work } from '../../platform/queue/queue.ts';
import { copyPostPicture } from './commands/copy-post-picture.ts';
import { copyPostPictureTask } from './copy-picture-task.ts';

export function registerPostTasks(app: App, queue: Queue): void {
  work(queue, copyPostPictureTask, ({ postId }) => copyPostPicture(app, postId), {
    concurrency: 4,
  });
}
