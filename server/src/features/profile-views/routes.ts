import { profileViews } from '#contract/profile-views/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { getProfileViewStats, listProfileViews } from './queries.ts';

export function profileViewRoutes(app: App): void {
  mount(app, profileViews.stats, ({ db, viewer, params }) =>
    getProfileViewStats(db, viewer, params.userId),
  );
  mount(app, profileViews.recent, ({ db, viewer, params, query }) =>
    listProfileViews(db, viewer, params.userId, query.limit),
  );
}
