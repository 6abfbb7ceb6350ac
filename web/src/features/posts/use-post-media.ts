import { useState } from 'react';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { useUpload } from '../media/api.ts';
import type { ExistingMedia } from './existing-media-tile.tsx';

/** A file to upload, or the media that is already there. */
export function usePostMedia<Existing extends ExistingMedia>(initial: Existing | null) {
  const [existing, setExisting] = useState(initial);
  const upload = useUpload();

  /** Null when the upload failed or was cancelled; `file` is null when none was chosen. */
  async function sendFile(): Promise<{ file: UploadResponse | null } | null> {
    if (upload.state.step === 'empty') return { file: null };
    const file = await upload.send();
    return file && { file };
  }

  return { upload, existing, removeExisting: () => setExisting(null), sendFile };
}

export type PostMedia = ReturnType<typeof usePostMedia<ExistingMedia>>;
