import type { QuietHours } from '#contract/push/quiet-hours.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useSetQuietHours } from './api.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';

const night = { from: '22:00', until: '08:00' };

export function QuietHoursSettings({ quietHours }: { quietHours: QuietHours | null }) {
  const set = useSetQuietHours();
  const toggle = (isOn: boolean) => set.mutate(isOn ? { ...night, timeZone: ownTimeZone() } : null);
  return (
    <div className="grid gap-4">
      <label className="flex items-start justify-between gap-4">
        <span className="grid gap-0.5">
          <span className="font-medium">Quiet hours</span>
          <span className="text-sm text-ink-soft">
            Notifications wait on every device and arrive when the quiet hours end.
          </span>
        </span>
        <Switch checked={quietHours !== null} onCheckedChange={toggle} />
      </label>
      {quietHours && <QuietHoursForm quietHours={quietHours} timeZone={ownTimeZone()} />}
    </div>
  );
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
