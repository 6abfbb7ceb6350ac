import { type MediaKind, mediaKindOfUrl } from '#contract/uploads/media.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Upload } from '../media/api.ts';
import { UploadField } from '../media/upload-field.tsx';
import { type KeptMedia, KeptMediaTile } from './kept-media-tile.tsx';

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
      onLink?.('');
      upload.choose(file);
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
        <Field label="Media URL" error={linkError} aside="Instead of a file">
          <Input
            name="imageUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2_000}
            placeholder="https://"
            value={link}
            onChange={(event) => {
              if (event.target.value && upload.state.step !== 'empty') upload.remove();
              onLink(event.target.value);
            }}
          />
        </Field>
      )}
      {kindOf({ upload, kept, link }) === 'image' && (
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

function kindOf({
  upload: { state },
  kept,
  link,
}: Pick<PostMediaFieldProps, 'upload' | 'kept' | 'link'>): MediaKind | null {
  if (kept) return kept.type;
  if (state.step !== 'empty') return state.file.type.startsWith('image/') ? 'image' : 'document';
  return link?.trim() ? mediaKindOfUrl(link.trim()) : null;
}
