import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { EventValues } from './event-values.ts';

export function EventFields({ form }: { form: FormFields<EventValues> }) {
  const { issues, inputProps } = form;
  return (
    <>
      <Field label="Event Title" required error={issues.title}>
        <Input placeholder="Thesis screening, night one" {...inputProps('title')} />
      </Field>
      <Field label="Description" required error={issues.description}>
        <Textarea
          rows={3}
          placeholder="What happens, who it is for, what to bring"
          {...inputProps('description')}
        />
      </Field>
      <Field label="Date & Time" required error={issues.eventDate}>
        <Input type="datetime-local" max="2199-12-31T23:59" {...inputProps('eventDate')} />
      </Field>
      <Field label="Location" error={issues.location} aside="Optional">
        <Input placeholder="A room, an address or a link" {...inputProps('location')} />
      </Field>
    </>
  );
}
