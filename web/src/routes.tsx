import type { QueryClient } from '@tanstack/react-query';
import type { StringRouteParams } from 'wouter';
import { type PathName, paths } from '#contract/paths.ts';
import { type LazyComponent, lazyComponent } from './lib/browser/lazy-component.tsx';

export const AppShell = lazyComponent(() =>
  import('./shell/app-shell.tsx').then((m) => m.AppShell),
);

export const StandalonePages = lazyComponent(() =>
  import('./shell/standalone-pages.tsx').then((m) => m.StandalonePages),
);

/** Pages that only members see. */
export type MemberPath = Exclude<PathName, 'auth' | 'appeal' | 'suspended' | 'devUi'>;

/** One component for all pages of messages: the list stays where it is while the conversation beside it changes. */
const MessagesPage = lazyComponent(() =>
  import('./features/messages/messages-page.tsx').then((m) => m.MessagesPage),
);

interface PageEntry<N extends PathName> {
  title: string;
  /** Pages of one section keep their state when the member goes from one to the other. */
  section?: string;
  Page: LazyComponent<StringRouteParams<(typeof paths)[N]>>;
  /** Prefetches the data of a first visit. */
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** The route table: each member page with its title and chunk. */
export const memberPages: { [N in MemberPath]: PageEntry<N> } = {
  home: {
    title: 'Home',
    Page: lazyComponent(() => import('./features/feed/home-page.tsx').then((m) => m.HomePage)),
    prefetch: async (client) => {
      const { prefetchHome } = await import('./features/feed/prefetch-home.ts');
      await prefetchHome(client);
    },
  },
  ownProfile: {
    title: 'Profile',
    Page: lazyComponent(() =>
      import('./features/profiles/profile-page.tsx').then((m) => m.ProfilePage),
    ),
  },
  profile: {
    title: 'Profile',
    Page: lazyComponent(() =>
      import('./features/profiles/profile-page.tsx').then((m) => m.ProfilePage),
    ),
  },
  jobs: {
    title: 'Jobs',
    Page: lazyComponent(() => import('./features/jobs/jobs-page.tsx').then((m) => m.JobsPage)),
  },
  job: {
    title: 'Job',
    Page: lazyComponent(() => import('./features/jobs/job-page.tsx').then((m) => m.JobPage)),
  },
  callSheet: {
    title: 'Call sheet',
    Page: lazyComponent(() =>
      import('./features/call-sheets/call-sheet-page.tsx').then((m) => m.CallSheetPage),
    ),
  },
  post: {
    title: 'Post',
    Page: lazyComponent(() => import('./features/posts/post-page.tsx').then((m) => m.PostPage)),
  },
  events: {
    title: 'Events',
    Page: lazyComponent(() =>
      import('./features/events/events-page.tsx').then((m) => m.EventsPage),
    ),
  },
  event: {
    title: 'Event',
    Page: lazyComponent(() => import('./features/events/event-page.tsx').then((m) => m.EventPage)),
  },
  project: {
    title: 'Project',
    Page: lazyComponent(() =>
      import('./features/project-page/project-page.tsx').then((m) => m.ProjectPage),
    ),
  },
  application: {
    title: 'Application',
    Page: lazyComponent(() =>
      import('./features/applications/application-page.tsx').then((m) => m.ApplicationPage),
    ),
  },
  applicants: {
    title: 'Applicants',
    Page: lazyComponent(() =>
      import('./features/applications/applicants-page.tsx').then((m) => m.ApplicantsPage),
    ),
  },
  connections: {
    title: 'Connections',
    Page: lazyComponent(() =>
      import('./features/connections/connections-page.tsx').then((m) => m.ConnectionsPage),
    ),
  },
  discover: {
    title: 'Discover Students',
    Page: lazyComponent(() =>
      import('./features/discover/discover-page.tsx').then((m) => m.DiscoverPage),
    ),
  },
  notifications: {
    title: 'Notifications',
    Page: lazyComponent(() =>
      import('./features/notifications/notifications-page.tsx').then((m) => m.NotificationsPage),
    ),
  },
  messages: { title: 'Messages', section: 'messages', Page: MessagesPage },
  newMessage: { title: 'Messages', section: 'messages', Page: MessagesPage },
  conversation: { title: 'Messages', section: 'messages', Page: MessagesPage },
  settings: {
    title: 'Settings',
    Page: lazyComponent(() =>
      import('./features/account/settings-page.tsx').then((m) => m.SettingsPage),
    ),
  },
  admin: {
    title: 'Admin Dashboard',
    Page: lazyComponent(() => import('./features/admin/admin-page.tsx').then((m) => m.AdminPage)),
  },
};

const patterns = (Object.keys(memberPages) as MemberPath[]).map((name) => ({
  pattern: new RegExp(`^${paths[name].replace(/:\w+/g, '[^/]+')}/?$`),
  ...memberPages[name],
}));

const findPage = (pathname: string) => patterns.find(({ pattern }) => pattern.test(pathname));

export async function preloadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.Page.preload();
}

export async function prefetchPageData(pathname: string, client: QueryClient): Promise<void> {
  await findPage(pathname)?.prefetch?.(client);
}
