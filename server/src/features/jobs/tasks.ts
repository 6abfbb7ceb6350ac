import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { forgetJobWords } from './commands/forget-job-words.ts';
import { notifyMatches } from './commands/notify-matches.ts';
import { unlistExpired } from './commands/unlist-expired.ts';
import { warnOfExpiry } from './commands/warn-of-expiry.ts';
import { matchJobTask, matchSearchesTask } from './match-job-task.ts';

const warnOfExpiryTask = defineTask('warn-of-job-expiry', z.object({}), { expireSeconds: 3600 });

const unlistExpiredTask = defineTask('unlist-expired-jobs', z.object({}), { expireSeconds: 3600 });

const forgetJobWordsTask = defineTask('forget-job-words', z.object({}), { expireSeconds: 600 });

const everyHour = '35 * * * *';
const everyNight = '15 3 * * *';
const everyMorning = '0 9 * * *';

/** `matchSearches` tells those who search for such a job. */
export function registerJobTasks(
  app: App,
  queue: Queue,
  matchSearches: (jobId: string) => Promise<void>,
): void {
  work(queue, matchJobTask, ({ jobId }) => notifyMatches(app.db, jobId, schoolTime(app).today));
  work(queue, matchSearchesTask, ({ jobId }) => matchSearches(jobId));
  work(queue, warnOfExpiryTask, () => warnOfExpiry(app.db, schoolTime(app).today));
  work(queue, unlistExpiredTask, () => unlistExpired(app.db));
  work(queue, forgetJobWordsTask, () => forgetJobWords(app.db));
  schedule(queue, forgetJobWordsTask, everyHour, {});
  schedule(queue, unlistExpiredTask, everyNight, {}, app.config.timeZone);
  schedule(queue, warnOfExpiryTask, everyMorning, {}, app.config.timeZone);
}
