/** Every page of the product. The server answers 404 for what is not here. */
export const paths = {
  home: '/',
  auth: '/auth',
  ownProfile: '/profile',
  profile: '/profile/:userId',
  jobs: '/jobs',
  job: '/jobs/:jobId',
  callSheet: '/jobs/:jobId/call-sheet',
  post: '/posts/:postId',
  events: '/events',
  event: '/events/:eventId',
  project: '/projects/:projectId',
  application: '/applications/:applicationId',
  connections: '/connections/:userId',
  discover: '/discover',
  applicants: '/applicants',
  notifications: '/notifications',
  messages: '/messages',
  newMessage: '/messages/new',
  conversation: '/messages/:conversationId',
  settings: '/settings',
  admin: '/admin',
  appeal: '/appeal/:token',
  suspended: '/suspended',
  devUi: '/dev/ui',
} as const;

export type PathName = keyof typeof paths;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type PathParams<N extends PathName> = Record<ParamNames<(typeof paths)[N]>, string>;

/** The address of a page: `pathTo('job', { jobId })`. */
export function pathTo<N extends PathName>(
  name: N,
  ...[params]: keyof PathParams<N> extends never ? [] : [PathParams<N>]
): string {
  const values: Record<string, string> = params ?? {};
  return paths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

const patterns = Object.values(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

export function isPage(pathname: string): boolean {
  return patterns.some(({ pattern }) => pattern.test(pathname));
}

/** What all addresses that are no page count as. */
export const unknownPage = '/*';

/** The page behind an address, without its ids: `/jobs/job_1` is `/jobs/:jobId`. */
export function pageOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? unknownPage;
}
