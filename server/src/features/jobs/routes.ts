import { jobs } from '#contract/jobs/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { createJob, removeJob, updateJob } from './commands/change-job.ts';
import { renewJob } from './commands/renew-job.ts';
import { saveJob, unsaveJob } from './commands/save-job.ts';
import { countJobs } from './queries/count-jobs.ts';
import { getJobPage } from './queries/get-job-page.ts';
import { listCrew } from './queries/list-crew.ts';
import { listJobs, listSavedJobs } from './queries/list-jobs.ts';
import { listSimilarJobs } from './queries/list-similar-jobs.ts';
import { searchJobs } from './queries/search-jobs.ts';

export function jobRoutes(app: App): void {
  mount(app, jobs.list, ({ db, viewer, query }) => listJobs(db, viewer, query));
  mount(app, jobs.search, ({ db, viewer, query }) => searchJobs(db, viewer, query));
  mount(app, jobs.counts, ({ db, viewer, query }) => countJobs(db, viewer, query));
  mount(app, jobs.listSaved, ({ db, viewer, query }) => listSavedJobs(db, viewer, query));
  mount(app, jobs.get, ({ db, viewer, params }) => getJobPage(db, viewer, params.id));
  mount(app, jobs.listSimilar, ({ db, viewer, params }) => listSimilarJobs(db, viewer, params.id));
  mount(app, jobs.listCrew, ({ db, viewer, params }) => listCrew(db, viewer, params.id));
  mount(app, jobs.create, ({ db, viewer, body }) => createJob(db, viewer, body, schoolTime(app)));
  mount(app, jobs.update, ({ db, viewer, params, body }) =>
    updateJob(db, viewer, params.id, body, schoolTime(app)),
  );
  mount(app, jobs.renew, ({ db, viewer, params }) =>
    renewJob(db, viewer, params.id, schoolTime(app).today),
  );
  mount(app, jobs.remove, ({ db, viewer, params }) => removeJob(db, viewer, params.id));
  mount(app, jobs.save, ({ db, viewer, params }) => saveJob(db, viewer, params.id));
  mount(app, jobs.unsave, ({ db, viewer, params }) => unsaveJob(db, viewer, params.id));
}
