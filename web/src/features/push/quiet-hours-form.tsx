import { type QuietHours, quietHours as schema } from '#contract/push/quiet-hours.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSetQuietHours } from './api.ts';

interface QuietHoursFormProps {
  quietHours: QuietHours;
  /** That of the browser, which the hours are saved with. */
  timeZone: string;
}

export function QuietHoursForm({ quietHours, timeZone }: QuietHoursFormProps) {
  const set = useSetQuietHours();
  const { from, until } = quietHours;
  const { formProps, inputProps, values, issues, showServerIssues } = useForm(schema, {
    initial: { from, until },
    toInput: (values) => ({ ...values, timeZone }),
  });
  const isChanged = values.from !== from || values.until !== until;
  const form = formProps((hours) =>
    set.mutate(hours, {
      onSuccess: () => toast({ title: 'Quiet Hours Updated' }),
      onError: showServerIssues,
    }),
  );
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-start gap-4">
        <Field label="From" error={issues.from} className="w-36">
          <Input type="time" {...inputProps('from')} required />
        </Field>
        <Field label="Until" error={issues.until} className="w-36">
          <Input type="time" {...inputProps('until')} required />
        </Field>
      </div>
      <p className="font-mono text-xs text-ink-faint">
        By the clock of {placeOf(isChanged ? timeZone : quietHours.timeZone)}
      </p>
      <Button type="submit" pending={set.isPending} disabled={!isChanged}>
        Save quiet hours
      </Button>
    </form>
  );
}

/** `America/New_York` → `New York` */
function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
