import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pushQueries } from './api.ts';
import { PushDeviceRow } from './push-device-row.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHoursSettings } from './quiet-hours-settings.tsx';

export function PushSettings() {
  const settings = useQuery(pushQueries.settings());
  if (settings.isPending) return <PushSkeleton />;
  if (settings.isError && !settings.data) {
    return (
      <LoadError query={settings} layout="section" fallback="We could not load these settings." />
    );
  }
  const { publicKey, devices, quietHours } = settings.data;
  return (
    <div className="grid gap-6">
      <PushSwitch publicKey={publicKey} device={devices.find(({ isCurrent }) => isCurrent)} />
      {devices.length > 0 && (
        <>
          <ul
            aria-label="Devices that get notifications"
            className="divide-y divide-rule border-y border-rule"
          >
            {devices.map((device) => (
              <PushDeviceRow key={device.id} device={device} />
            ))}
          </ul>
          <QuietHoursSettings quietHours={quietHours} />
        </>
      )}
    </div>
  );
}

function PushSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your devices" className="grid gap-3">
      <Skeleton className="h-12" />
    </div>
  );
}
