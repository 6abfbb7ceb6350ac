import { projects } from '#contract/projects/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createProject, removeProject, updateProject } from './commands/change-project.ts';
import { removeCrew, setCrew } from './commands/set-crew.ts';
import { getProject } from './queries/get-project.ts';
import { listMemberProjects, listOwnProjects } from './queries/list-projects.ts';

export function projectRoutes(app: App): void {
  mount(app, projects.listMine, ({ db, viewer }) => listOwnProjects(db, viewer));
  mount(app, projects.listOfMember, ({ db, viewer, params }) =>
    listMemberProjects(db, viewer, params.id),
  );
  mount(app, projects.get, ({ db, viewer, params }) => getProject(db, viewer, params.id));
  mount(app, projects.create, ({ db, viewer, body }) => createProject(db, viewer, body));
  mount(app, projects.update, ({ db, viewer, params, body }) =>
    updateProject(db, viewer, params.id, body),
  );
  mount(app, projects.remove, ({ db, viewer, params }) => removeProject(db, viewer, params.id));
  mount(app, projects.setCrew, ({ db, viewer, params, body }) =>
    setCrew(db, viewer, { ...params, ...body }),
  );
  mount(app, projects.removeCrew, ({ db, viewer, params }) => removeCrew(db, viewer, params));
}
