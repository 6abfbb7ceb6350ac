import { canAnalyse, canModerate, type Staff } from '#contract/users/roles.ts';
import { type LazyComponent, lazyComponent } from '#web/lib/browser/lazy-component.tsx';

export interface AdminTab {
  /** In the address: `?tab=live-users`. */
  id: string;
  label: string;
  isFor: (viewer: Staff) => boolean;
  Content: LazyComponent<object>;
}

const isAdmin = (viewer: Staff) => viewer.isAdmin;

/** Every tab of the dashboard, in the order of an administrator; each is a chunk of its own. */
const allTabs: AdminTab[] = [
  tab(
    'analytics',
    'Analytics',
    canAnalyse,
    async () => (await import('./analytics/analytics-tab.tsx')).AnalyticsTab,
  ),
  tab(
    'engagement',
    'Engagement',
    canAnalyse,
    async () => (await import('./engagement/engagement-tab.tsx')).EngagementTab,
  ),
  tab(
    'live-users',
    'Live Users',
    isAdmin,
    async () => (await import('./live-users/live-users-tab.tsx')).LiveUsersTab,
  ),
  tab('merge', 'Merge', isAdmin, async () => (await import('../merges/merge-tab.tsx')).MergeTab),
  tab(
    'job-analytics',
    'Job Analytics',
    canAnalyse,
    async () => (await import('./job-analytics/job-analytics-tab.tsx')).JobAnalyticsTab,
  ),
  tab('posts', 'Posts', canModerate, async () => (await import('./posts-tab.tsx')).PostsTab),
  tab('jobs', 'Jobs', canModerate, async () => (await import('./jobs-tab.tsx')).JobsTab),
  tab('events', 'Events', canModerate, async () => (await import('./events-tab.tsx')).EventsTab),
  tab('users', 'Users', isAdmin, async () => (await import('./users-tab.tsx')).UsersTab),
  tab(
    'reports',
    'Reports',
    canModerate,
    async () => (await import('../moderation/reports-tab.tsx')).ReportsTab,
  ),
  tab(
    'audit-log',
    'Audit log',
    isAdmin,
    async () => (await import('../audit/audit-tab.tsx')).AuditTab,
  ),
];

/** The queue of reports comes first for a moderator. */
export function adminTabs(viewer: Staff): AdminTab[] {
  const tabs = allTabs.filter(({ isFor }) => isFor(viewer));
  if (viewer.isAdmin) return tabs;
  return tabs.toSorted((a, b) => Number(b.id === 'reports') - Number(a.id === 'reports'));
}

function tab(
  id: string,
  label: string,
  isFor: AdminTab['isFor'],
  load: Parameters<typeof lazyComponent<object>>[0],
): AdminTab {
  return { id, label, isFor, Content: lazyComponent(load) };
}
