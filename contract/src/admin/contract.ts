import { z } from 'zod';
import { course } from '../courses/contract.ts';
import { courseBody, updateCourseBody } from '../courses/forms.ts';
import { boundedCount, id, idParams, instant, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { staffRoles } from '../users/staff-roles.ts';
import { adminPostBody, roleBody, suspendBody, updateUserBody } from './forms.ts';
import { adminEvent, adminJob, adminPost, author } from './items.ts';
import { photoMigration } from './photo-migration.ts';

export const adminUser = userSummary.extend({
  email: z.string(),
  bio: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  website: z.string().nullable(),
  instagramUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  twitterUrl: z.string().nullable(),
  skills: z.array(z.string()),
  isAdmin: z.boolean(),
  role: z.enum(staffRoles).nullable(),
  /** Everybody with an account has proved the address. */
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  suspendedUntil: instant.nullable(),
  suspensionReason: z.string().nullable(),
  /** The first of ADMIN_EMAILS: nobody suspends or merges it away. */
  isProtected: z.boolean(),
  /** Has asked to be deleted. */
  isLeaving: z.boolean(),
  createdAt: instant,
});

export type AdminUser = z.output<typeof adminUser>;

export type AdminPost = z.output<typeof adminPost>;
export type AdminJob = z.output<typeof adminJob>;
export type AdminEvent = z.output<typeof adminEvent>;

const jobApplication = z.object({
  id: z.string(),
  jobId: z.string(),
  applicantId: z.string(),
  applicant: author,
  message: z.string(),
  status: z.string(),
  createdAt: instant,
});

export type AdminJobApplication = z.output<typeof jobApplication>;

const searched = z.object({ q: text(100).optional() });
const userParams = z.object({ userId: id });
const courseParams = z.object({ courseId: id });

export const admin = {
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'Members, newest first; with q those whose name, address, major, skills or course codes have it',
    query: pageQuery.extend({
      ...searched.shape,
      status: z.enum(['active', 'suspended', 'staff']).optional(),
    }),
    response: z.array(adminUser),
    paged: true,
  }),
  countUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/users/count',
    access: 'admin',
    summary: 'How many members a search finds',
    query: searched.extend({ status: z.enum(['active', 'suspended', 'staff']).optional() }),
    response: boundedCount,
  }),
  getUser: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:userId',
    access: 'admin',
    summary: 'One member',
    params: userParams,
    response: adminUser,
  }),
  updateUser: defineRoute({
    method: 'PUT',
    path: '/api/admin/users/:userId',
    access: 'admin',
    audit: ['user.update'],
    summary: "Edit a member's profile and address; what is not named stays as it is",
    params: userParams,
    body: updateUserBody,
    dropsUnknownKeys: true,
    response: adminUser,
  }),
  setRole: defineRoute({
    method: 'PUT',
    path: '/api/admin/users/:userId/role',
    access: 'admin',
    audit: ['user.role'],
    summary: 'Make a member moderator or analyst, or neither',
    params: userParams,
    body: roleBody,
    response: adminUser,
  }),
  suspend: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/suspend',
    access: 'admin',
    audit: ['user.suspend'],
    summary: 'Shut a member out: sessions and sockets end at once',
    params: userParams,
    body: suspendBody,
    response: adminUser,
  }),
  unsuspend: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/unsuspend',
    access: 'admin',
    audit: ['user.unsuspend'],
    summary: 'Let a member in again',
    params: userParams,
    response: adminUser,
  }),
  endSessions: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/end-sessions',
    access: 'admin',
    audit: ['user.sign_out'],
    summary: 'Sign a member out everywhere: sessions and sockets end at once; the member is mailed',
    params: userParams,
    response: z.object({ ended: z.int() }),
  }),
  addCourse: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/courses',
    access: 'admin',
    audit: ['course.create'],
    summary: "Add to a member's courses",
    params: userParams,
    body: courseBody,
    dropsUnknownKeys: true,
    response: course,
    status: 201,
  }),
  updateCourse: defineRoute({
    method: 'PUT',
    path: '/api/admin/courses/:courseId',
    access: 'admin',
    audit: ['course.update'],
    summary: "Edit a member's course",
    params: courseParams,
    body: updateCourseBody,
    response: course,
  }),
  removeCourse: defineRoute({
    method: 'DELETE',
    path: '/api/admin/courses/:courseId',
    access: 'admin',
    audit: ['course.remove'],
    summary: "Remove a member's course",
    params: courseParams,
    response: null,
  }),
  listPosts: defineRoute({
    method: 'GET',
    path: '/api/admin/posts',
    access: 'moderator',
    summary: 'All posts, newest first; with q those with these words',
    query: pageQuery.extend(searched.shape),
    response: z.array(adminPost),
    paged: true,
  }),
  listJobs: defineRoute({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'moderator',
    summary: 'All jobs, newest first, the expired too; with q those with these words',
    query: pageQuery.extend(searched.shape),
    response: z.array(adminJob),
    paged: true,
  }),
  listEvents: defineRoute({
    method: 'GET',
    path: '/api/admin/events',
    access: 'moderator',
    summary: 'All events, newest first; with q those with these words',
    query: pageQuery.extend(searched.shape),
    response: z.array(adminEvent),
    paged: true,
  }),
  updatePost: defineRoute({
    method: 'PUT',
    path: '/api/admin/posts/:id',
    access: 'moderator',
    audit: ['post.update'],
    summary: "Edit the words of a member's post",
    params: idParams,
    body: adminPostBody,
    response: adminPost,
  }),
  removePost: defineRoute({
    method: 'DELETE',
    path: '/api/admin/posts/:id',
    access: 'moderator',
    audit: ['post.remove'],
    summary: "Delete a member's post",
    params: idParams,
    response: null,
  }),
  listJobApplications: defineRoute({
    method: 'GET',
    path: '/api/admin/job-applications/:jobId',
    access: 'admin',
    summary: 'Who applied to a job, newest first',
    params: z.object({ jobId: id }),
    query: pageQuery,
    response: z.array(jobApplication),
    paged: true,
  }),
  migratePhotos: defineRoute({
    method: 'POST',
    path: '/api/admin/migrate-profile-photos',
    access: 'admin',
    audit: ['photos.migrate'],
    summary: 'Bring profile photos that lie elsewhere into our store; a running migration goes on',
    response: photoMigration,
    status: 202,
    replay: false,
  }),
  photoMigration: defineRoute({
    method: 'GET',
    path: '/api/admin/migrate-profile-photos',
    access: 'admin',
    summary: 'How far the photo migration is',
    response: photoMigration,
  }),
};
