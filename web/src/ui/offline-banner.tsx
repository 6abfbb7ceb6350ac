import { WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/browser/use-online.ts';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-gaffer px-4 py-2 text-center text-sm text-gaffer-ink">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. What you see may be older; changes wait until you are back.
        </p>
      )}
    </div>
  );
}
