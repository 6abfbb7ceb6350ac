import type { QuietHours } from '#contract/push/quiet-hours.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { useSetQuietHours } from './api.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';

const night = { from: '22:00', until: '08:00' };

export function QuietHoursSettings({ quietHours }: { quietHours: QuietHours | null }) {
  const set = useSetQuietHours();
  const toggle = (isOn: boolean) => set.mutate(isOn ? { ...night, timeZone: ownTimeZone() } : null);
  return (
    <div className="grid gap-4">
      <SwitchRow
        label="Quiet hours"
        hint="Notifications wait on every device and arrive when the quiet hours end."
        checked={quietHours !== null}
        onCheckedChange={toggle}
      />
      {quietHours && <QuietHoursForm quietHours={quietHours} timeZone={ownTimeZone()} />}
    </div>
  );
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
