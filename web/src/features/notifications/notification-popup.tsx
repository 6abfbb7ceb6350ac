import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx';

export function NotificationPopup({ trigger }: PopupProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby="notifications-title">
        <h2 id="notifications-title" className="font-display text-lg">
          Notifications
        </h2>
        <p className="grid min-h-40 place-content-center text-center text-sm text-balance text-ink-soft">
          Nothing has called you yet. Requests, replies and job matches will be pinned here.
        </p>
      </PopoverContent>
    </Popover>
  );
}
