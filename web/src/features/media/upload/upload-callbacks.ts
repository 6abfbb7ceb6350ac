export interface UploadCallbacks {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  onWait: () => void;
}

/** Abort reason: the user cancelled, so the server may delete what has arrived. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}
