import { courses } from '#contract/courses/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createCourse, removeCourse, updateCourse } from './commands/change-courses.ts';
import { listClassmates } from './queries/list-classmates.ts';
import { listCourses } from './queries/list-courses.ts';
import { suggestCourses } from './queries/suggest-courses.ts';

export function courseRoutes(app: App): void {
  mount(app, courses.list, ({ db, viewer, params }) => listCourses(db, viewer, params.userId));
  mount(app, courses.classmates, ({ db, viewer, params }) =>
    listClassmates(db, viewer, params.userId),
  );
  mount(app, courses.suggestions, ({ db, viewer, query }) => suggestCourses(db, viewer, query));
  mount(app, courses.create, ({ db, viewer, body }) => createCourse(db, viewer, body));
  mount(app, courses.update, ({ db, viewer, params, body }) =>
    updateCourse(db, viewer, params.id, body),
  );
  mount(app, courses.remove, ({ db, viewer, params }) => removeCourse(db, viewer, params.id));
}
