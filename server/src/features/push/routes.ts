import { push } from '#contract/push/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { getPushKeys } from './commands/push-keys.ts';
import { setQuietHours } from './commands/set-quiet-hours.ts';
import { subscribe } from './commands/subscribe.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import { findDevice, getPushSettings } from './queries/push-settings.ts';
import { sendPushTask } from './send-push-task.ts';

export function pushRoutes(app: App): void {
  mount(app, push.settings, async ({ db, viewer }) => ({
    ...(await getPushSettings(db, viewer)),
    publicKey: (await getPushKeys(db)).publicKey,
  }));
  mount(app, push.subscribe, ({ db, viewer, body }) => subscribe(db, viewer, body));
  mount(app, push.unsubscribe, ({ db, viewer, params }) => unsubscribe(db, viewer, params.id));
  mount(app, push.sendTest, async ({ db, viewer, params }) => {
    const device = await findDevice(db, viewer, params.id);
    if (!device) throw new AppError('not_found', 'This device is no longer here.');
    await enqueue(
      db,
      sendPushTask,
      { subscriptionId: device.id, test: true },
      { group: viewer.id },
    );
  });
  mount(app, push.setQuietHours, ({ db, viewer, body }) =>
    setQuietHours(db, viewer, body.quietHours),
  );
}
