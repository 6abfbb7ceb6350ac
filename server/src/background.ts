import { connectBackground, type RootDb } from './db/client.ts';
import { registerAccountTasks } from './features/account/tasks.ts';
import { registerPhotoMigrationTask } from './features/admin/photo-migration/routes.ts';
import { registerAdminTasks } from './features/admin/tasks.ts';
import { registerAnalyticsTasks } from './features/analytics/tasks.ts';
import { registerApplicationTasks } from './features/applications/tasks.ts';
import { registerAuditTasks } from './features/audit/tasks.ts';
import { registerAuthTasks } from './features/auth/tasks.ts';
import { registerBackupTask } from './features/backup/tasks.ts';
import { registerDiscoverTasks } from './features/discover/tasks.ts';
import { registerEventTasks } from './features/events/tasks.ts';
import { registerJobTasks } from './features/jobs/tasks.ts';
import { isStillWanted } from './features/mails/queries.ts';
import { registerMailTasks } from './features/mails/tasks.ts';
import { registerMergeTasks } from './features/merges/tasks.ts';
import { registerModerationTasks } from './features/moderation/tasks.ts';
import { registerNotificationTasks } from './features/notifications/tasks.ts';
import { registerPortfolioTasks } from './features/portfolio/tasks.ts';
import { registerPostTasks } from './features/posts/tasks.ts';
import { registerProfileViewTasks } from './features/profile-views/tasks.ts';
import { registerPushTasks } from './features/push/tasks.ts';
import { matchSearches } from './features/saved-searches/commands/match-searches.ts';
import { registerTrackingTasks } from './features/tracking/tasks.ts';
import { pictureConnection } from './features/uploads/remote/commands.ts';
import { registerUploadTasks } from './features/uploads/tasks.ts';
import type { App } from './http/app.ts';
import { registerMailTask } from './platform/mail/mail.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { observePools } from './platform/metrics/observe-database.ts';
import { registerCleanUpTask } from './platform/queue/clean-up-task.ts';
import { type QueueTiming, startQueue } from './platform/queue/queue.ts';
import { remoteConnection } from './platform/remote/remote-connection.ts';

/** Starts the queue with its workers and schedules; they stop with the server. Returns their connections. */
export function startBackground(
  web: App,
  databaseUrl: string,
  timing?: QueueTiming,
  pictures = pictureConnection,
  push = remoteConnection,
): RootDb {
  const app = { ...web, db: connectBackground(web.db, web.config.slowQueryMs) };
  const { log } = app.server;
  app.db.$client.on('error', (err) => log.error({ err }, 'database or effect failed'));
  const queue = startQueue(app.db, databaseUrl, log, timing, app.clock);
  if (app.metrics)
    observePools(app.metrics, { requests: web.db.$client, background: app.db.$client });
  const mailer = createMailer(app.config, log);
  registerMailTask(queue, mailer, (condition) => isStillWanted(app.db, condition));
  registerAuditTasks(app, queue);
  registerAuthTasks(app, queue);
  registerAccountTasks(app, queue);
  registerAdminTasks(app, queue);
  registerJobTasks(app, queue, (jobId) => matchSearches(app.db, jobId));
  registerApplicationTasks(app, queue);
  registerDiscoverTasks(app, queue);
  registerEventTasks(app, queue);
  registerUploadTasks(app, queue);
  registerPostTasks(app, queue, pictures);
  registerPortfolioTasks(app, queue, pictures);
  registerMailTasks(app, queue);
  registerNotificationTasks(app, queue);
  registerModerationTasks(app, queue);
  registerProfileViewTasks(app, queue);
  registerTrackingTasks(app, queue);
  registerAnalyticsTasks(app, queue);
  registerMergeTasks(app, queue);
  registerPhotoMigrationTask(app, queue, pictures);
  registerPushTasks(app, queue, push);
  registerBackupTask(app, queue, databaseUrl);
  registerCleanUpTask(app.db, queue);
  app.server.addHook('onClose', async () => {
    await queue.stop();
    mailer.close();
    await app.db.$client.end();
  });
  return app.db;
}
