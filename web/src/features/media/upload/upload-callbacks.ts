export interface UploadCallbacks {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  onWait: () => void;
}

/** Why a sending ends before its time: what has arrived is of no use any more. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}
