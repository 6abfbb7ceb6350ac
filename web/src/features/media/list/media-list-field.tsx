import { ImagePlus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { mostPictures } from '#contract/posts/forms.ts';
import { acceptedByInput } from '#contract/uploads/accepted.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { UploadStatus } from '../upload/upload-status.tsx';
import { useDroppedFiles } from '../upload/use-dropped-files.ts';
import { PiecePreview } from './piece-preview.tsx';
import { PieceRow } from './piece-row.tsx';
import { PieceThumbnails } from './piece-thumbnails.tsx';
import type { MediaList } from './use-media-list.ts';

const hint = 'Up to ten pictures; or a video, a sound, a PDF, DOC or DOCX, up to 500MB';
const longestAlt = 500;

interface MediaListFieldProps {
  media: MediaList;
  /** Files have been taken. */
  onAdded?: () => void;
}

/** Takes files by button, by drop anywhere on the page, or by pasting an image, and shows one of them large. */
export function MediaListField({ media, onAdded }: MediaListFieldProps) {
  const { pieces, isBusy } = media;
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [shownKey, setShownKey] = useState<string | null>(null);
  const shown = pieces.find(({ key }) => key === shownKey) ?? pieces[0];
  const active = pieces.find(({ upload }) => upload.step === 'sending') ?? shown;
  const isDragged = useDroppedFiles(take, isBusy);
  const hasRoom = shown?.kind === 'image' && pieces.length < mostPictures;
  const choose = () => input.current?.click();

  function take(files: File[]): void {
    if (media.add(files)) onAdded?.();
  }

  // The pressed button unmounts with its file, and the focus would fall to the body.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [pieces]);

  return (
    <div
      ref={field}
      data-slot="media-list-field"
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      className="grid gap-2 focus:outline-none"
    >
      <p id={labelId} className="text-sm font-medium">
        Media
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedByInput}
        aria-label="Media"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) take(files);
        }}
      />
      {!shown && <DropZone hint={hint} isDragged={isDragged} onChoose={choose} />}
      {shown && (
        <>
          <PiecePreview key={shown.key} piece={shown} />
          {pieces.length > 1 && (
            <PieceThumbnails
              pieces={pieces}
              shown={shown}
              onShow={setShownKey}
              onMove={media.move}
            />
          )}
          <PieceRow piece={active ?? shown} media={media} isDragged={isDragged} />
          {shown.kind === 'image' && (
            <Field
              label="Describe the image"
              aside="Optional"
              hint="One sentence for members who cannot see it: who is there, what happens, what it feels like."
            >
              <Input
                value={shown.alt}
                maxLength={longestAlt}
                placeholder="Two dancers lit from below, one mid-jump"
                onChange={({ target }) => media.describe(shown.key, target.value)}
              />
            </Field>
          )}
          {hasRoom && !isBusy && (
            <Button size="sm" className="justify-self-start" onClick={choose}>
              <ImagePlus aria-hidden="true" /> Add more pictures
            </Button>
          )}
          <UploadStatus state={(active ?? shown).upload} />
        </>
      )}
    </div>
  );
}
