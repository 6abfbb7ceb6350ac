import type { App } from '../../http/app.ts';
import { type Queue, work } from '../../platform/queue/queue.ts';
import type { RemoteConnection } from '../../platform/remote/remote-connection.ts';
import { copyPostPicture } from './commands/copy-post-picture.ts';
import { copyPostPictureTask } from './copy-picture-task.ts';

export function registerPostTasks(app: App, queue: Queue, pictures: RemoteConnection): void {
  work(queue, copyPostPictureTask, ({ postId }) => copyPostPicture(app, postId, pictures), {
    concurrency: 4,
  });
}
