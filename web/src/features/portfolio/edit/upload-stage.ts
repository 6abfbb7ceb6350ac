import type { Upload } from '../../media/api.ts';

export const uploadStages = ['preparing', 'uploading', 'processing', 'complete'] as const;
export type UploadStage = (typeof uploadStages)[number];

export type Saving = 'no' | 'started' | 'creating' | 'created';

/** Derived from the real state of the upload and the save, not from timers. */
export function uploadStage(saving: Saving, upload: Upload['state']): UploadStage | null {
  if (saving === 'no') return null;
  if (saving === 'created') return 'complete';
  if (saving === 'creating' || upload.step === 'processing') return 'processing';
  return upload.step === 'sending' && upload.sent > 0 ? 'uploading' : 'preparing';
}
