import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { AttachedMedia } from '../media/api.ts';
import { PosterField } from '../media/poster-field.tsx';
import type { EventValues } from './event-values.ts';

interface EventPosterFieldProps {
  form: FormFields<EventValues>;
  poster: AttachedMedia;
}

export function EventPosterField({ form, poster }: EventPosterFieldProps) {
  return (
    <>
      <PosterField poster={poster} />
      {(poster.existing !== null || poster.hasFile) && (
        <Field
          label="Describe the poster"
          error={form.issues.imageAlt}
          aside="Optional"
          hint="One sentence for members who cannot see it."
        >
          <Input
            placeholder="A lighthouse drawn in one red line"
            {...form.inputProps('imageAlt')}
          />
        </Field>
      )}
    </>
  );
}
