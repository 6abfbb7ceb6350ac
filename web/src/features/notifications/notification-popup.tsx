import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx';
import { useMarkAllRead } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { useShownNotifications } from './use-shown-notifications.ts';
import { useUnreadCount } from './use-unread-count.ts';

export function NotificationPopup({ trigger }: PopupProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby="notifications-title" className="w-96 p-0">
        <PopupHeader />
        <div className="h-60 overflow-y-auto border-y border-rule sm:h-75">
          <PopupList onFollow={close} />
        </div>
        <Button variant="ghost" className="w-full rounded-t-none" asChild>
          <Link href={paths.notifications} onClick={close}>
            See all notifications
          </Link>
        </Button>
      </PopoverContent>
    </Popover>
  );
}

function PopupHeader() {
  const markAllRead = useMarkAllRead();
  const hasUnread = useUnreadCount() > 0;
  return (
    <header className="flex min-h-12 items-center justify-between gap-3 px-4 py-1">
      <h2 id="notifications-title" className="font-display text-lg">
        Notifications
      </h2>
      {hasUnread && (
        <Button variant="link" size="sm" onClick={() => markAllRead.mutate()}>
          Mark all read
        </Button>
      )}
    </header>
  );
}

function PopupList({ onFollow }: { onFollow: () => void }) {
  const { list, items } = useShownNotifications();
  if (list.isPending) return <NotificationSkeleton />;
  if (list.isError && !list.data)
    return (
      <LoadError
        query={list}
        layout="centered"
        fallback="Your notifications did not load. Please try again."
      />
    );
  if (items.length === 0)
    return (
      <p className="grid h-full place-content-center px-6 text-center text-sm text-balance text-ink-soft">
        Nothing has called you yet. Requests, replies and job matches will be pinned here.
      </p>
    );
  return (
    <ul className="divide-y divide-rule">
      {items.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onFollow={onFollow} />
      ))}
    </ul>
  );
}
