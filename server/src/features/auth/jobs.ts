import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { defineJob } from '../../platform/job.ts';
import { type Queue, schedule, work } from '../../platform/queue.ts';
import { deleteExpiredResets, mailResetLink } from './commands/passwords.ts';
import { deleteExpiredSessions } from './commands/sessions.ts';
import { deleteOldSignUps, renewCode } from './commands/sign-ups.ts';

const forAddress = z.object({ email: z.string() });

/** Looked up in the queue and not in the request: how long the answer takes must not tell whether the address is known. */
export const renewCodeJob = defineJob('renew-code', forAddress);
export const mailResetLinkJob = defineJob('mail-reset-link', forAddress);
export const cleanUpAuthJob = defineJob('clean-up-auth', z.object({}));

export function authJobs(app: App, queue: Queue): void {
  const { db } = app;
  work(queue, renewCodeJob, ({ email }) => renewCode(db, email));
  work(queue, mailResetLinkJob, ({ email }) => mailResetLink(db, email, app.publicUrl()));
  work(queue, cleanUpAuthJob, async () => {
    await deleteExpiredSessions(db);
    await deleteOldSignUps(db);
    await deleteExpiredResets(db);
  });
  schedule(queue, cleanUpAuthJob, '*/15 * * * *', {});
}
