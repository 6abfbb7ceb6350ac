import { Bell } from 'lucide-react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupOnDemand } from './popup-on-demand.tsx';

const NotificationPopup = lazyPage(() =>
  import('#web/features/notifications/notification-popup.tsx').then(
    (module) => module.NotificationPopup,
  ),
);

export function NotificationBell() {
  return (
    <PopupOnDemand
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
