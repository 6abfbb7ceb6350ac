import { useState } from 'react';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { fromPickerValue, schoolZone } from '#web/lib/format/school-time.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { AttachedMedia } from '../media/api.ts';
import { ProjectField } from '../projects/project-field.tsx';
import { EventPosterField } from './event-poster-field.tsx';
import type { EventValues } from './event-values.ts';

const lastMinute = '2199-12-31T23:59';

interface EventFieldsProps {
  form: FormFields<EventValues>;
  poster: AttachedMedia;
  project: ProjectReference | null | undefined;
  /** Moderators do not decide what an event stands under. */
  authorId?: string;
}

export function EventFields({ form, poster, project, authorId }: EventFieldsProps) {
  const viewer = useViewer();
  const { issues, inputProps, values } = form;
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date & Time" required error={issues.eventDate} aside={schoolZone()}>
          <Input type="datetime-local" max={lastMinute} {...inputProps('eventDate')} />
        </Field>
        <Field label="Ends" error={issues.endDate} aside="Optional">
          <Input
            type="datetime-local"
            min={values.eventDate || undefined}
            max={lastMinute}
            {...inputProps('endDate')}
          />
        </Field>
      </div>
      <PastDateNote eventDate={values.eventDate} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Location" error={issues.location} aside="Optional">
          <Input placeholder="A room, an address or a link" {...inputProps('location')} />
        </Field>
        <Field label="Seats" error={issues.capacity} aside="Optional">
          <Input inputMode="numeric" placeholder="Any number" {...inputProps('capacity')} />
        </Field>
      </div>
      <EventPosterField form={form} poster={poster} />
      {(!authorId || authorId === viewer.id) && <ProjectField form={form} current={project} />}
    </>
  );
}

/** A note, not a refusal: some remember an event after it was. */
function PastDateNote({ eventDate }: { eventDate: string }) {
  const [now] = useState(Date.now);
  const isPast = Date.parse(fromPickerValue(eventDate)) < now;
  return (
    <p role="status" className="text-sm text-accent-text empty:hidden">
      {isPast && 'This date is over. You can still add it; nobody can answer then.'}
    </p>
  );
}
