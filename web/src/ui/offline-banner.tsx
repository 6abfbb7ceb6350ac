import { WifiOff } from 'lucide-react';
import { storedAt, useOnline } from '#web/lib/browser/use-online.ts';
import { formatShortDate, formatTime } from '#web/lib/format/format-date.ts';

export function OfflineBanner() {
  const online = useOnline();
  const since = storedAt();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-gaffer px-4 py-2 text-center text-sm text-gaffer-ink">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. What you see{' '}
          {since ? `is as of ${describeTime(new Date(since))}` : 'may be older'}; changes wait until
          you are back.
        </p>
      )}
    </div>
  );
}

function describeTime(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? formatTime(date) : `${formatShortDate(date)}, ${formatTime(date)}`;
}
