import { Bell } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopup } from '../ui/lazy-popup.tsx';

const NotificationPopup = lazyComponent(() =>
  import('#web/features/notifications/notification-popup.tsx').then(
    (module) => module.NotificationPopup,
  ),
);

export function NotificationBell() {
  return (
    <LazyPopup
      kind="dialog"
      Popup={NotificationPopup}
      trigger={
        <IconButton label="Notifications" size="lg" className="size-11">
          <Bell />
        </IconButton>
      }
    />
  );
}
