import { Suspense } from 'react';
import { z } from 'zod';
import { canModerate, type Staff } from '#contract/users/roles.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Tabs, TabsContent } from '#web/ui/tabs.tsx';
import { useWaitingReports } from '../moderation/api.ts';
import { type AdminTab, adminTabs } from './admin-tabs.ts';
import { TabError } from './tab-error.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { TabSwitch } from './tab-switch.tsx';

const tabParams = z.object({ tab: z.string().optional() });

/** Of one tab: the next would be searched and filtered by them. */
const ownParams = Object.fromEntries(
  ['q', 'status', 'report', 'action', 'actorId', 'subjectId', 'from', 'to'].map((name) => [
    name,
    null,
  ]),
);

/** A tab that is unknown or not for the viewer counts as the first. */
export function DashboardTabs({ viewer }: { viewer: Staff }) {
  const [params, change] = useSearchParams(tabParams);
  const tabs = adminTabs(viewer);
  const counts = { reports: useWaitingReports(canModerate(viewer)) };
  const current = tabs.find(({ id }) => id === params.tab) ?? tabs[0];
  if (!current) return null;
  const show = (id: string) =>
    change({ ...ownParams, tab: id === tabs[0]?.id ? null : id }, { replace: false });
  return (
    <Tabs
      value={current.id}
      // By focus and by press at once, a tab would enter the history twice.
      activationMode="manual"
      className="grid-cols-[minmax(0,1fr)]"
      onValueChange={show}
    >
      <TabSwitch tabs={tabs} counts={counts} current={current} onShow={show} />
      <CurrentTab tab={current} />
    </Tabs>
  );
}

function CurrentTab({ tab: { id, Content } }: { tab: AdminTab }) {
  return (
    <TabsContent key={id} value={id}>
      <ErrorBoundary Fallback={TabError}>
        <Suspense fallback={<TabSkeleton />}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    </TabsContent>
  );
}
