import type { App } from '../../http/app.ts';
import { type Queue, work } from '../../platform/queue.ts';
import { notifyMatches } from './commands/notify-matches.ts';
import { matchJobJob } from './match-job.ts';

export function matchJobs(app: App, queue: Queue): void {
  work(queue, matchJobJob, ({ jobId }) => notifyMatches(app.db, jobId));
}
