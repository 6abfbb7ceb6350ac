import { type PathName, paths, unknownPage } from './paths.ts';

const titles: Record<PathName, string> = {
  home: 'Home',
  auth: 'Sign in',
  ownProfile: 'Own profile',
  profile: 'A member’s profile',
  jobs: 'Jobs',
  job: 'A job',
  callSheet: 'A job’s call sheet',
  post: 'A post',
  events: 'Events',
  event: 'An event',
  project: 'A project',
  application: 'An application',
  connections: 'A member’s connections',
  discover: 'Discover',
  applicants: 'Applicants',
  notifications: 'Notifications',
  messages: 'Messages',
  newMessage: 'New message',
  conversation: 'A conversation',
  settings: 'Settings',
  admin: 'Admin Dashboard',
  appeal: 'An appeal',
  suspended: 'Suspended account',
  devUi: 'Building blocks',
};

const titleOf = new Map<string, string>(
  Object.entries(paths).map(([name, path]) => [path, titles[name as PathName]]),
).set(unknownPage, 'A page that is not there');

/** What a person calls a page, from the pattern of its path. */
export const pageTitle = (page: string): string => titleOf.get(page) ?? 'Another page';
