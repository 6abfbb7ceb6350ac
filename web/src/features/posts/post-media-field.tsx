import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Upload } from '../media/api.ts';
import { UploadField } from '../media/upload/upload-field.tsx';
import { type ExistingMedia, ExistingMediaTile } from './existing-media-tile.tsx';
import { postMediaKind } from './post-media-kind.ts';

interface PostMediaFieldProps {
  upload: Upload;
  /** Media that is already uploaded; a new file replaces it. */
  existing: ExistingMedia | null;
  onRemoveExisting: () => void;
  alt: string;
  onAlt: (alt: string) => void;
  /** A URL instead of a file; choosing one clears the other. */
  link?: string;
  onLink?: (link: string) => void;
  linkError?: string | undefined;
}

/** A file or a URL, and the alt text of an image. */
export function PostMediaField(props: PostMediaFieldProps) {
  const { upload, existing, onRemoveExisting, alt, onAlt, link = '', onLink, linkError } = props;
  const exclusive: Upload = {
    ...upload,
    choose: (file) => {
      const isTaken = upload.choose(file);
      if (isTaken) onLink?.('');
      return isTaken;
    },
  };
  return (
    <>
      {existing ? (
        <ExistingMediaTile media={existing} onRemove={onRemoveExisting} />
      ) : (
        <UploadField upload={exclusive} label="Media" />
      )}
      {!existing && onLink && (
        <Field
          label="Media URL"
          error={linkError}
          aside="Instead of a file"
          hint="A picture is shown. A film, a sound or a page becomes a link to it."
        >
          <Input
            name="imageUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={link}
            onChange={(event) => {
              if (event.target.value && upload.state.step !== 'empty') upload.remove();
              onLink(event.target.value);
            }}
          />
        </Field>
      )}
      {postMediaKind({ upload, existing, link }) === 'image' && (
        <Field
          label="Describe the image"
          aside="Optional"
          hint="One sentence for members who cannot see it: who is there, what happens, what it feels like."
        >
          <Input
            name="imageAlt"
            maxLength={500}
            placeholder="Two dancers lit from below, one mid-jump"
            value={alt}
            onChange={(event) => onAlt(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
