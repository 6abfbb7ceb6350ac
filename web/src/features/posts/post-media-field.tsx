import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { AttachedMedia } from '../media/api.ts';
import { ExistingMediaTile } from '../media/existing-media-tile.tsx';
import { UploadField } from '../media/upload/upload-field.tsx';
import { postMediaKind } from './post-media-kind.ts';
import type { PostValues } from './post-values.ts';

interface PostMediaFieldProps {
  form: FormFields<PostValues>;
  media: AttachedMedia;
  /** Offers a URL instead of a file; choosing one clears the other. */
  allowUrl?: boolean | undefined;
}

/** A file or a URL, and the alt text of an image. */
export function PostMediaField({ form, media, allowUrl }: PostMediaFieldProps) {
  const { values, issues, change, inputProps } = form;
  const { upload, existing, removeExisting } = media;
  const url = inputProps('imageUrl');

  function choose(file: File): boolean {
    const isTaken = upload.choose(file);
    if (isTaken) change({ imageUrl: '' });
    return isTaken;
  }

  return (
    <>
      {existing ? (
        <ExistingMediaTile media={existing} onRemove={removeExisting} />
      ) : (
        <UploadField upload={{ ...upload, choose }} label="Media" />
      )}
      {!existing && allowUrl && (
        <Field
          label="Media URL"
          error={issues.imageUrl}
          aside="Instead of a file"
          hint="A picture is copied and shown. A video of YouTube or Vimeo plays here. Anything else becomes a link."
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...url}
            onChange={(event) => {
              if (event.target.value && upload.state.step !== 'empty') upload.remove();
              url.onChange(event);
            }}
          />
        </Field>
      )}
      {postMediaKind({ upload, existing, link: values.imageUrl }) === 'image' && (
        <Field
          label="Describe the image"
          error={issues.imageAlt}
          aside="Optional"
          hint="One sentence for members who cannot see it: who is there, what happens, what it feels like."
        >
          <Input
            placeholder="Two dancers lit from below, one mid-jump"
            {...inputProps('imageAlt')}
          />
        </Field>
      )}
    </>
  );
}
