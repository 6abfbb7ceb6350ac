import { tracking } from '#contract/tracking/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { viewContent } from './commands/view-content.ts';
import { countViews } from './queries/view-counts.ts';

export function viewRoutes(app: App): void {
  mount(app, tracking.viewContent, ({ db, viewer, body }) => viewContent(db, viewer, body));
  mount(app, tracking.jobViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'job', query.jobIds),
  );
  mount(app, tracking.postViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'post', query.postIds),
  );
  mount(app, tracking.eventViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'event', query.eventIds),
  );
}
