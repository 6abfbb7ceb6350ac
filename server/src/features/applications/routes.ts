import { applications } from '#contract/applications/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { applyToJob } from './commands/apply-to-job.ts';
import { decideApplication } from './commands/decide-application.ts';
import { readApplication } from './commands/read-application.ts';
import { restoreApplication } from './commands/restore-application.ts';
import { withdrawAllApplications } from './commands/withdraw-all-applications.ts';
import { withdrawApplication } from './commands/withdraw-application.ts';
import { findFormerApplication } from './queries/find-former-application.ts';
import { getOwnApplication } from './queries/get-application.ts';
import { listApplicants } from './queries/list-applicants.ts';
import { listApplicationsToOwnJobs, listOwnApplications } from './queries/list-applications.ts';
import { listOwnJobsWithApplicants } from './queries/list-own-jobs.ts';

export function applicationRoutes(app: App): void {
  mount(app, applications.apply, ({ db, viewer, params, body }) =>
    applyToJob(db, viewer, params.id, body),
  );
  mount(app, applications.mineForJob, ({ db, viewer, params }) =>
    getOwnApplication(db, viewer, params.id),
  );
  mount(app, applications.former, ({ db, viewer, params }) =>
    findFormerApplication(db, viewer, params.id),
  );
  mount(app, applications.listMine, ({ db, viewer, query }) =>
    listOwnApplications(db, viewer, query),
  );
  mount(app, applications.listForJob, ({ db, viewer, params, query }) =>
    listApplicants(db, viewer, params.jobId, query),
  );
  mount(app, applications.listMyJobs, ({ db, viewer, query }) =>
    listOwnJobsWithApplicants(db, viewer, query),
  );
  mount(app, applications.listToMyJobs, ({ db, viewer, query }) =>
    listApplicationsToOwnJobs(db, viewer, query),
  );
  mount(app, applications.get, ({ db, viewer, params }) => readApplication(db, viewer, params.id));
  mount(app, applications.setStatus, ({ db, viewer, params, body }) =>
    decideApplication(db, viewer, params.id, body),
  );
  mount(app, applications.restore, ({ db, viewer, params }) =>
    restoreApplication(db, viewer, params.id),
  );
  mount(app, applications.withdrawAll, ({ db, viewer }) => withdrawAllApplications(db, viewer));
  mount(app, applications.withdraw, ({ db, viewer, params }) =>
    withdrawApplication(db, viewer, params.id),
  );
}
