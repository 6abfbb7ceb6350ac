import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Upload } from '../media/api.ts';
import { UploadField } from '../media/upload-field.tsx';
import { type KeptMedia, KeptMediaTile } from './kept-media-tile.tsx';
import { kindOfPostMedia } from './kind-of-post-media.ts';

interface PostMediaFieldProps {
  upload: Upload;
  /** Media that is there already; a new file would replace it. */
  kept: KeptMedia | null;
  onRemoveKept: () => void;
  alt: string;
  onAlt: (alt: string) => void;
  /** An address instead of a file; choosing one forgets the other. */
  link?: string;
  onLink?: (link: string) => void;
  linkError?: string | undefined;
}

/** A file, or an address, and words for those who cannot see an image. */
export function PostMediaField(props: PostMediaFieldProps) {
  const { upload, kept, onRemoveKept, alt, onAlt, link = '', onLink, linkError } = props;
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
      {kept ? (
        <KeptMediaTile media={kept} onRemove={onRemoveKept} />
      ) : (
        <UploadField upload={exclusive} label="Media" />
      )}
      {!kept && onLink && (
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
      {kindOfPostMedia({ upload, kept, link }) === 'image' && (
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
