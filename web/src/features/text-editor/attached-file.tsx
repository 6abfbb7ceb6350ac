import type { Upload } from '../media/api.ts';
import { SelectedFile } from '../media/upload/selected-file.tsx';
import { UploadStatus } from '../media/upload/upload-status.tsx';

/** The file of a text, with its progress; a screen reader hears it. */
export function AttachedFile({ upload }: { upload: Upload }) {
  const { state } = upload;
  return (
    <>
      {state.step !== 'empty' && <SelectedFile upload={upload} state={state} isDragged={false} />}
      <UploadStatus state={state} />
    </>
  );
}
