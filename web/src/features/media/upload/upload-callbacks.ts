/** What the next attempt waits for: the connection, or the turn of this file at a server that is busy. */
export type WaitReason = 'connection' | 'turn';

export interface UploadCallbacks {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  onWait: (reason: WaitReason) => void;
}

/** Abort reason: the user cancelled, so the server may delete what has arrived. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}
