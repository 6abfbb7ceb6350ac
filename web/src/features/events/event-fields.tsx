import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { EventValues } from './event-values.ts';

interface EventFieldsProps {
  values: EventValues;
  issues: Record<string, string>;
  onChange: (part: Partial<EventValues>) => void;
}

export function EventFields({ values, issues, onChange }: EventFieldsProps) {
  return (
    <>
      <Field label="Event Title" required error={issues.title}>
        <Input
          name="title"
          placeholder="Thesis screening, night one"
          value={values.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Description" required error={issues.description}>
        <Textarea
          name="description"
          rows={3}
          placeholder="What happens, who it is for, what to bring"
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label="Date & Time" required error={issues.eventDate}>
        <Input
          name="eventDate"
          type="datetime-local"
          max="2199-12-31T23:59"
          value={values.eventDate}
          onChange={(event) => onChange({ eventDate: event.target.value })}
        />
      </Field>
      <Field label="Location" error={issues.location} aside="Optional">
        <Input
          name="location"
          placeholder="A room, an address or a link"
          value={values.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
    </>
  );
}
