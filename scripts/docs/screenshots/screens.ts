import type { Locator, Page } from 'playwright-core';
import { pathTo } from '#contract/paths.ts';
import { demoId } from '#server/demo/demo-ids.ts';

export interface Screen {
  name: string;
  title: string;
  /** The demo member who looks; `null` is a stranger. */
  viewer: string | null;
  path: string;
  /** Is there as soon as the page shows what it is about. */
  landmark: (page: Page) => Locator;
  /** Stands at the top of the picture; without it the top of the page does. */
  from?: { phone?: (page: Page) => Locator; desktop?: (page: Page) => Locator };
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const firstTape = (page: Page) => page.getByText('post', { exact: true }).first();
const discoverTabs = (page: Page) => page.getByRole('tablist', { name: 'Discover' });

export const screens: Screen[] = [
  {
    name: 'landing',
    title: 'The landing page',
    viewer: null,
    path: '/',
    landmark: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'home',
    title: 'Home: the board “For you”',
    viewer: 'aleksander-nowak',
    path: '/?board=for-you',
    landmark: (page) => page.getByRole('article').first(),
  },
  {
    name: 'profile',
    title: 'A profile with work',
    viewer: 'maya-okafor',
    path: pathTo('profile', { userId: demoId.user('tomas-herrera') }),
    landmark: heading('Portfolio'),
    from: { desktop: heading('Tomás Herrera') },
  },
  {
    name: 'discover',
    title: 'Discover: people',
    viewer: 'maya-okafor',
    path: pathTo('discover'),
    landmark: (page) => page.getByRole('article').first(),
    from: { desktop: discoverTabs },
  },
  {
    name: 'wall',
    title: 'Discover: everyone’s work',
    viewer: 'maya-okafor',
    path: `${pathTo('discover')}?show=work`,
    landmark: (page) => page.getByRole('list', { name: 'Works' }).first(),
    from: { desktop: discoverTabs },
  },
  {
    name: 'job',
    title: 'A job: the crew call',
    viewer: 'rosalind-chu',
    path: pathTo('job', { jobId: demoId.job('last-wash-pickups') }),
    landmark: heading('Crew for one pickup night on The Last Wash'),
    from: { desktop: (page) => page.getByText('Job post', { exact: true }).first() },
  },
  {
    name: 'applicants',
    title: 'Who answered',
    viewer: 'maya-okafor',
    path: `${pathTo('applicants')}?job=${demoId.job('last-wash-pickups')}`,
    landmark: (page) => page.getByRole('button', { name: 'Accept' }).first(),
    from: { phone: (page) => page.getByRole('button', { name: /^Crew for one pickup/ }) },
  },
  {
    name: 'events',
    title: 'Events of a month',
    viewer: 'maya-okafor',
    path: pathTo('events'),
    landmark: heading('Events'),
  },
  {
    name: 'messages',
    title: 'Messages',
    viewer: 'maya-okafor',
    path: pathTo('conversation', { conversationId: demoId.conversation(0) }),
    landmark: (page) => page.getByPlaceholder('Write to Theo'),
  },
  {
    name: 'notifications',
    title: 'Notifications',
    viewer: 'maya-okafor',
    path: pathTo('notifications'),
    landmark: heading('Notifications'),
  },
  {
    name: 'project',
    title: 'A project',
    viewer: 'odalys-quintero',
    path: pathTo('project', { projectId: demoId.project('last-wash') }),
    landmark: heading('The Last Wash'),
  },
  {
    name: 'admin',
    title: 'The dashboard of administrators',
    viewer: 'helena-strand',
    path: pathTo('admin'),
    landmark: heading('Page views by day'),
    from: { phone: heading('Views') },
  },
  {
    name: 'report',
    title: 'A report, and what to decide',
    viewer: 'helena-strand',
    path: `${pathTo('admin')}?tab=reports`,
    landmark: (page) => page.getByRole('button', { name: 'Dismiss' }).first(),
    from: { phone: firstTape, desktop: firstTape },
  },
];
