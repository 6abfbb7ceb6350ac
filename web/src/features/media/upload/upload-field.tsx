import { useId, useLayoutEffect, useRef } from 'react';
import { acceptedByInput } from '#contract/uploads/accepted.ts';
import type { Upload } from '../api.ts';
import { DropZone } from './drop-zone.tsx';
import { SelectedFile } from './selected-file.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

interface UploadFieldProps {
  upload: Upload;
  /** What the file is for, such as "Media". */
  label: string;
  accept?: string;
  hint?: string;
}

const defaultHint = 'Images, videos, audio, PDF, DOC or DOCX, up to 500MB';

/** Takes one file by button, by drop anywhere on the page, or by pasting an image. */
export function UploadField(props: UploadFieldProps) {
  const { upload, label, accept = acceptedByInput, hint = defaultHint } = props;
  const { state, choose } = upload;
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const isDragged = useDroppedFiles(([file]) => file && choose(file), state.step === 'sending');

  // The pressed button unmounts with each step, and the focus would fall to the body.
  useLayoutEffect(() => {
    if (state.step !== 'empty' && document.activeElement === document.body) field.current?.focus();
  }, [state.step]);

  return (
    <div
      ref={field}
      data-slot="upload-field"
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      className="grid gap-1.5 focus:outline-none"
    >
      <p id={labelId} className="text-sm font-medium">
        {label}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) choose(file);
        }}
      />
      {state.step === 'empty' ? (
        <DropZone hint={hint} isDragged={isDragged} onChoose={() => input.current?.click()} />
      ) : (
        <SelectedFile upload={upload} state={state} isDragged={isDragged} />
      )}
      <UploadStatus state={state} />
    </div>
  );
}
