import { kindOfFile } from '#contract/uploads/accepted.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { AttachedMedia } from '../media/api.ts';
import { ExistingMediaTile } from '../media/existing-media-tile.tsx';
import { UploadField } from '../media/upload/upload-field.tsx';
import type { EventValues } from './event-values.ts';

interface PosterFieldProps {
  form: FormFields<EventValues>;
  poster: AttachedMedia;
}

export function PosterField({ form, poster }: PosterFieldProps) {
  const { upload, existing, removeExisting } = poster;
  const hasPoster = existing !== null || upload.state.step !== 'empty';

  function choose(file: File): boolean {
    if (kindOfFile(file) === 'image') return upload.choose(file);
    const title = 'File type not supported';
    toast({ title, description: 'A poster is a picture.', variant: 'destructive' });
    return false;
  }

  return (
    <>
      {existing ? (
        <ExistingMediaTile title="Poster" media={existing} onRemove={removeExisting} />
      ) : (
        <UploadField
          upload={{ ...upload, choose }}
          label="Poster"
          accept="image/*"
          hint="A picture, as you would pin it to the wall"
        />
      )}
      {hasPoster && (
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
