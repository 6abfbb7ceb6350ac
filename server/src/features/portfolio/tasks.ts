import type { App } from '../../http/app.ts';
import { type Queue, work } from '../../platform/queue/queue.ts';
import type { RemoteConnection } from '../../platform/remote/remote-connection.ts';
import { copyThumbnail } from './commands/copy-thumbnail.ts';
import { copyThumbnailTask } from './copy-thumbnail-task.ts';

export function registerPortfolioTasks(app: App, queue: Queue, pictures: RemoteConnection): void {
  work(queue, copyThumbnailTask, ({ itemId }) => copyThumbnail(app, itemId, pictures));
}
