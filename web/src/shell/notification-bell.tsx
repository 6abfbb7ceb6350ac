import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useUnreadCount } from '#web/features/notifications/use-unread-count.ts';
import { setTitleCount } from '#web/lib/browser/document-title.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopup } from '../ui/lazy-popup.tsx';
import { formatUnread, UnreadBadge } from './unread-badge.tsx';

const NotificationPopup = lazyComponent(() =>
  import('#web/features/notifications/notification-popup.tsx').then(
    (module) => module.NotificationPopup,
  ),
);

export function NotificationBell() {
  const unread = useUnreadCount();
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);
  return (
    <LazyPopup
      kind="dialog"
      Popup={NotificationPopup}
      trigger={
        <IconButton
          label={unread > 0 ? `Notifications, ${formatUnread(unread)} unread` : 'Notifications'}
          size="lg"
          className="size-11"
        >
          <Bell />
          <UnreadBadge count={unread} className="absolute top-1 right-0.5" />
        </IconButton>
      }
    />
  );
}
