import { admin } from '#contract/admin/contract.ts';
import { canAdministerCourses } from '#contract/courses/policy.ts';
import { canModeratePost } from '#contract/posts/policy.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createCourse, removeCourse, updateCourse } from '../courses/commands/change-courses.ts';
import { removePost, updatePost } from '../posts/commands/change-post.ts';
import { getReadableMember } from '../visibility/queries/visible-members.ts';
import { setRole } from './commands/set-role.ts';
import { signOutUser } from './commands/sign-out-user.ts';
import { suspendUser, unsuspendUser } from './commands/suspend-user.ts';
import { updateUser } from './commands/update-user.ts';
import { protectedEmailOf } from './protected-email.ts';
import { countUsers, listUsers } from './queries/find-users.ts';
import { getAdminPost } from './queries/get-admin-post.ts';
import { getUser } from './queries/get-user.ts';
import { listEvents, listJobs, listPosts } from './queries/list-content.ts';
import { listJobApplications } from './queries/list-job-applications.ts';

export function adminRoutes(app: App): void {
  userRoutes(app);
  courseRoutes(app);
  contentRoutes(app);
}

function userRoutes(app: App): void {
  const protectedEmail = protectedEmailOf(app);
  mount(app, admin.listUsers, ({ db, query }) => listUsers(db, query, protectedEmail));
  mount(app, admin.countUsers, ({ db, query }) => countUsers(db, query));
  mount(app, admin.getUser, ({ db, params }) => getUser(db, params.userId, protectedEmail));
  mount(app, admin.updateUser, ({ db, viewer, params, body }) =>
    updateUser(app, db, viewer, params.userId, body),
  );
  mount(app, admin.setRole, ({ db, viewer, params, body }) =>
    setRole(app, db, viewer, params.userId, body.role),
  );
  mount(app, admin.suspend, async ({ db, viewer, params, body }) => {
    await suspendUser(app, db, viewer, params.userId, body);
    return getUser(db, params.userId, protectedEmail);
  });
  mount(app, admin.unsuspend, async ({ db, viewer, params }) => {
    await unsuspendUser(app, db, viewer, params.userId);
    return getUser(db, params.userId, protectedEmail);
  });
  mount(app, admin.endSessions, async ({ db, viewer, params }) => ({
    ended: await signOutUser(app, db, viewer, params.userId),
  }));
}

function courseRoutes(app: App): void {
  mount(app, admin.addCourse, async ({ db, viewer, params, body }) =>
    createCourse(db, viewer, body, await getReadableMember(db, viewer, params.userId)),
  );
  mount(app, admin.updateCourse, ({ db, viewer, params, body }) =>
    updateCourse(db, viewer, params.courseId, body, canAdministerCourses),
  );
  mount(app, admin.removeCourse, ({ db, viewer, params }) =>
    removeCourse(db, viewer, params.courseId, canAdministerCourses),
  );
}

function contentRoutes(app: App): void {
  mount(app, admin.listPosts, ({ db, viewer, query }) => listPosts(db, viewer, query));
  mount(app, admin.listJobs, ({ db, viewer, query }) => listJobs(db, viewer, query));
  mount(app, admin.listEvents, ({ db, viewer, query }) => listEvents(db, viewer, query));
  mount(app, admin.updatePost, async ({ db, viewer, params, body }) => {
    await updatePost(db, viewer, params.id, body, canModeratePost);
    return getAdminPost(db, viewer, params.id);
  });
  mount(app, admin.removePost, ({ db, viewer, params }) =>
    removePost(db, viewer, params.id, canModeratePost),
  );
  mount(app, admin.listJobApplications, ({ db, viewer, params, query }) =>
    listJobApplications(db, viewer, params.jobId, query),
  );
}
