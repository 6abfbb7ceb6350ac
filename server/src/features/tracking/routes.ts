import { tracking } from '#contract/tracking/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { clientAddress } from '../../http/client-address.ts';
import { mount } from '../../http/mount.ts';
import { loggableReport } from './loggable-report.ts';
import { minuteLimit } from './minute-limit.ts';
import { countViews } from './queries/view-counts.ts';
import { recordRoutes } from './record-routes.ts';

export function trackingRoutes(app: App): void {
  const isWithinLimit = minuteLimit(app.clock);
  recordRoutes(app);
  mount(app, tracking.jobViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'job', query.jobIds),
  );
  mount(app, tracking.postViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'post', query.postIds),
  );
  mount(app, tracking.eventViewCounts, ({ db, viewer, query }) =>
    countViews(db, viewer, 'event', query.eventIds),
  );
  // Logged in bounded length and without values: a form may hold a password.
  mount(app, tracking.reportError, ({ body, request }) => {
    if (app.config.rateLimit && !isWithinLimit(clientAddress(request))) {
      throw new AppError('too_many_requests', 'That was a lot of reports. Please wait a minute.', {
        retryAfterSeconds: 60,
      });
    }
    request.log.warn({ report: loggableReport(body) }, 'a browser reports an error');
  });
}
