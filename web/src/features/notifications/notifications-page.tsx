import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { z } from 'zod';
import { type NotificationType, notificationTypes } from '#contract/notifications/types.ts';
import { paths } from '#contract/paths.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { groupByDay } from '#web/lib/format/group-by-day.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { useMarkAllRead } from './api.ts';
import { KindChips } from './kind-chips.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { useShownNotifications } from './use-shown-notifications.ts';
import { useUnreadCount } from './use-unread-count.ts';

const searchParams = z.object({ kind: z.enum(notificationTypes).optional() });

export function NotificationsPage() {
  const [{ kind }, change] = useSearchParams(searchParams);
  const markAllRead = useMarkAllRead();
  const hasUnread = useUnreadCount() > 0;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">Notifications</h1>
        {hasUnread && (
          <Button size="sm" onClick={() => markAllRead.mutate()}>
            Mark all read
          </Button>
        )}
      </header>
      <KindChips selected={kind} onSelect={(next) => change({ kind: next })} />
      <NotificationDays kind={kind} onShowAll={() => change({ kind: null })} />
    </div>
  );
}

interface NotificationDaysProps {
  kind: NotificationType | undefined;
  onShowAll: () => void;
}

function NotificationDays({ kind, onShowAll }: NotificationDaysProps) {
  const { list, items } = useShownNotifications(kind);
  if (list.isPending) return <NotificationSkeleton />;
  if (list.isError && !list.data)
    return (
      <LoadError
        query={list}
        layout="centered"
        fallback="Your notifications did not load. Please try again."
      />
    );
  return (
    <>
      {items.length === 0 && !list.hasNextPage && <Empty kind={kind} onShowAll={onShowAll} />}
      {groupByDay(items).map(({ label, items: ofDay }) => (
        <section key={label} aria-label={label} className="grid gap-2">
          <h2 className="font-mono text-xs tracking-tape text-ink-faint uppercase">{label}</h2>
          <ul className="divide-y divide-rule overflow-hidden rounded-sm border border-rule bg-raised">
            {ofDay.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        </section>
      ))}
      <InfiniteScrollTrigger list={list} />
    </>
  );
}

function Empty({ kind, onShowAll }: NotificationDaysProps) {
  if (kind)
    return (
      <EmptyState icon={<Bell />} action={<Button onClick={onShowAll}>Show all</Button>}>
        Nothing under “{notificationKinds[kind].label}” yet.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Bell />}
      action={
        <Button variant="primary" asChild>
          <Link href={paths.discover}>Discover students</Link>
        </Button>
      }
    >
      Nothing has called you yet. Requests, replies and job matches will be pinned here.
    </EmptyState>
  );
}
