import type { App } from '../../http/app.ts';
import { type Queue, work } from '../../platform/queue/queue.ts';
import { notifyMatches } from './commands/notify-matches.ts';
import { matchJobTask } from './match-job-task.ts';

export function registerJobTasks(app: App, queue: Queue): void {
  work(queue, matchJobTask, ({ jobId }) => notifyMatches(app.db, jobId));
}
