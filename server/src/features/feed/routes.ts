import { feed } from '#contract/feed/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { countNewer } from './queries/count-newer.ts';
import { getWaiting } from './queries/get-waiting.ts';
import { listFeed } from './queries/list-feed.ts';

export function feedRoutes(app: App): void {
  mount(app, feed.list, ({ db, viewer, query }) => listFeed(db, viewer, query));
  mount(app, feed.countNewer, async ({ db, viewer, query }) => ({
    count: await countNewer(db, viewer, query),
  }));
  mount(app, feed.waiting, ({ db, viewer }) => getWaiting(db, viewer));
}
