/** Who of those who look after Callboard may call what; the other routes are in route-access.ts. */
export const adminRoutes: string[] = [
  'DELETE /api/admin/courses/:courseId',
  'GET /api/admin/audit',
  'GET /api/admin/audit.csv',
  'GET /api/admin/job-applications/:jobId',
  'GET /api/admin/merges',
  'GET /api/admin/migrate-profile-photos',
  'GET /api/admin/online-users',
  'GET /api/admin/users',
  'GET /api/admin/users-today',
  'GET /api/admin/users/:userId',
  'GET /api/admin/users/count',
  'POST /api/admin/merges/:id/undo',
  'POST /api/admin/migrate-profile-photos',
  'POST /api/admin/users/:userId/courses',
  'POST /api/admin/users/:userId/end-sessions',
  'POST /api/admin/users/:userId/suspend',
  'POST /api/admin/users/:userId/unsuspend',
  'POST /api/admin/users/merge',
  'PUT /api/admin/courses/:courseId',
  'PUT /api/admin/users/:userId',
  'PUT /api/admin/users/:userId/role',
];

/** Administrators, moderators and analysts. */
export const staffRoutes: string[] = ['GET /api/admin/online-users/count', 'GET /api/admin/stats'];

/** Moderators and administrators. */
export const moderatorRoutes: string[] = [
  'DELETE /api/admin/posts/:id',
  'GET /api/admin/events',
  'GET /api/admin/jobs',
  'GET /api/admin/posts',
  'GET /api/admin/reports',
  'GET /api/admin/reports/:id',
  'GET /api/admin/reports/count',
  'PATCH /api/admin/reports/:id',
  'PUT /api/admin/posts/:id',
];

/** Analysts and administrators. */
export const analystRoutes: string[] = [
  'GET /api/admin/analytics/dashboard',
  'GET /api/admin/analytics/job-details',
  'GET /api/admin/analytics/job-engagement',
  'GET /api/admin/analytics/most-viewed-profile',
  'GET /api/admin/analytics/overview',
  'GET /api/admin/analytics/page-views',
  'GET /api/admin/analytics/popular-content',
  'GET /api/admin/analytics/post-interactions',
  'GET /api/admin/analytics/search-trends',
  'GET /api/admin/analytics/skill-filters',
  'GET /api/admin/analytics/user-activity',
  'GET /api/admin/text-highlighting/methods',
  'GET /api/admin/text-highlighting/overview',
  'GET /api/admin/text-highlighting/snippets',
  'GET /api/admin/text-highlighting/top-posts',
  'GET /api/admin/text-highlighting/unique',
];
