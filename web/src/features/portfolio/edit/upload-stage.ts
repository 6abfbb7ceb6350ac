import type { Upload } from '../../media/api.ts';

export const uploadStages = ['preparing', 'uploading', 'processing', 'complete'] as const;
export type UploadStage = (typeof uploadStages)[number];

export type Saving = 'no' | 'started' | 'creating' | 'created';

/** How far an item has really come: bytes that have left, a file that is looked at, a row that is written. */
export function uploadStage(saving: Saving, upload: Upload['state']): UploadStage | null {
  if (saving === 'no') return null;
  if (saving === 'created') return 'complete';
  if (saving === 'creating' || upload.step === 'processing') return 'processing';
  return upload.step === 'sending' && upload.sent > 0 ? 'uploading' : 'preparing';
}
