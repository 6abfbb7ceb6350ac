import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { sendDigests } from './digest/commands.ts';
import { weekOf } from './digest/week-of.ts';
import { mailLinks } from './mail-links.ts';
import { mailNotifications } from './notifications/commands.ts';
import { mailFoundJobs } from './searches/commands.ts';

/** The next run comes in a minute and finds what this one left. */
export const mailUnseenTask = defineTask('mail-unseen', z.object({}), {
  retries: 0,
  keepSeconds: 3600,
});

export const sendDigestsTask = defineTask('send-digests', z.object({}), { expireSeconds: 3600 });

const mailDailyFindsTask = defineTask('mail-daily-finds', z.object({}), { expireSeconds: 3600 });
const mailWeeklyFindsTask = defineTask('mail-weekly-finds', z.object({}), { expireSeconds: 3600 });

const everyMinute = '* * * * *';
const everyMorning = '0 8 * * *';
const mondayMorning = '0 8 * * 1';

export function registerMailTasks(app: App, queue: Queue): void {
  const { db, clock } = app;
  const { timeZone } = app.config;
  work(queue, mailUnseenTask, () => mailNotifications(db, mailLinks(app)));
  schedule(queue, mailUnseenTask, everyMinute, {});
  work(queue, sendDigestsTask, () =>
    sendDigests(db, { monday: weekOf(clock.now(), timeZone), timeZone }, mailLinks(app)),
  );
  schedule(queue, sendDigestsTask, mondayMorning, {}, timeZone);
  work(queue, mailDailyFindsTask, () => mailFoundJobs(db, 'daily', mailLinks(app)));
  schedule(queue, mailDailyFindsTask, everyMorning, {}, timeZone);
  work(queue, mailWeeklyFindsTask, () => mailFoundJobs(db, 'weekly', mailLinks(app)));
  schedule(queue, mailWeeklyFindsTask, mondayMorning, {}, timeZone);
}
