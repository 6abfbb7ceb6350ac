import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { serverKey } from '../../platform/server-key.ts';
import { deleteExpiredResets, mailResetLink } from './passwords/commands.ts';
import { deleteExpiredChallenges } from './second-factor/commands/challenges.ts';
import { deleteExpiredSecondSteps } from './second-factor/commands/second-steps.ts';
import { deleteUnconfirmedTotp } from './second-factor/commands/totp.ts';
import { deleteExpiredSessions } from './sessions/commands.ts';
import { deleteOldSignUps, renewCode, startSignUp } from './sign-up/commands.ts';

const forAddress = z.object({ email: z.string() });

const signUp = forAddress.extend({
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
});

/** Looked up in the queue and not in the request: how long the answer takes must not tell whether the address is known. */
export const startSignUpTask = defineTask('start-sign-up', signUp, {
  expireSeconds: 30,
  // A password's hash is in it.
  keepSeconds: 3600,
});
export const renewCodeTask = defineTask('renew-code', forAddress);
export const mailResetLinkTask = defineTask('mail-reset-link', forAddress);
export const cleanUpAuthTask = defineTask('clean-up-auth', z.object({}));

export function registerAuthTasks(app: App, queue: Queue): void {
  const { db } = app;
  const codeKey = serverKey(app, 'code');
  work(queue, startSignUpTask, (signUp) =>
    startSignUp(db, signUp, { codeKey, publicUrl: app.publicUrl() }),
  );
  work(queue, renewCodeTask, ({ email }) => renewCode(db, email, codeKey));
  work(queue, mailResetLinkTask, ({ email }) => mailResetLink(db, email, app.publicUrl()));
  work(queue, cleanUpAuthTask, () =>
    runSteps(
      () => deleteExpiredSessions(db),
      () => deleteOldSignUps(db),
      () => deleteExpiredResets(db),
      () => deleteExpiredSecondSteps(db),
      () => deleteExpiredChallenges(db),
      () => deleteUnconfirmedTotp(db),
    ),
  );
  schedule(queue, cleanUpAuthTask, '*/15 * * * *', {});
}
