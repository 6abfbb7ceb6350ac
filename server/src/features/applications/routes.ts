import { applications } from '#contract/applications/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { applyToJob } from './commands/apply-to-job.ts';
import { setApplicationStatus, withdrawApplication } from './commands/decide-application.ts';
import { getApplication, getOwnApplication } from './queries/get-application.ts';
import {
  listApplicationsToJob,
  listApplicationsToOwnJobs,
  listOwnApplications,
} from './queries/list-applications.ts';

export function applicationRoutes(app: App): void {
  mount(app, applications.apply, ({ db, viewer, params, body }) =>
    applyToJob(db, viewer, params.id, body.message),
  );
  mount(app, applications.mineForJob, ({ db, viewer, params }) =>
    getOwnApplication(db, viewer, params.id),
  );
  mount(app, applications.listMine, ({ db, viewer, query }) =>
    listOwnApplications(db, viewer, query),
  );
  mount(app, applications.listForJob, ({ db, viewer, params, query }) =>
    listApplicationsToJob(db, viewer, params.jobId, query),
  );
  mount(app, applications.listToMyJobs, ({ db, viewer, query }) =>
    listApplicationsToOwnJobs(db, viewer, query),
  );
  mount(app, applications.get, ({ db, viewer, params }) => getApplication(db, viewer, params.id));
  mount(app, applications.setStatus, ({ db, viewer, params, body }) =>
    setApplicationStatus(db, viewer, params.id, body.status),
  );
  mount(app, applications.withdraw, ({ db, viewer, params }) =>
    withdrawApplication(db, viewer, params.id),
  );
}
