import { authJobs } from './features/auth/jobs.ts';
import { matchJobs } from './features/jobs/match-jobs.ts';
import { uploadJobs } from './features/uploads/jobs.ts';
import type { App } from './http/app.ts';
import { cleanUp } from './platform/clean-up.ts';
import { deliverMails } from './platform/mail.ts';
import { createMailer } from './platform/mailer.ts';
import { type QueueTiming, startQueue } from './platform/queue.ts';

/** What goes on beside requests: the queue with its workers and schedules. Stops with the server. */
export function startBackground(app: App, databaseUrl: string, timing?: QueueTiming): void {
  const { log } = app.server;
  const queue = startQueue(app.db, databaseUrl, log, timing);
  const mailer = createMailer(app.config, log);
  deliverMails(queue, mailer);
  authJobs(app, queue);
  matchJobs(app, queue);
  uploadJobs(app, queue);
  cleanUp(app.db, queue);
  app.server.addHook('onClose', async () => {
    await queue.stop();
    mailer.close();
  });
}
