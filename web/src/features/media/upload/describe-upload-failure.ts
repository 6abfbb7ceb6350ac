import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import type { FileRejection } from './check-file.ts';

/** A retry would fail again: the file itself was rejected. */
export function isFileRejected(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

/** The server's message helps with a rejected file; for a server error the fallback is shown. */
export function describeUploadFailure(error: unknown): FileRejection {
  const fallback = 'Failed to upload file. Please try again.';
  const isOurs = error instanceof ApiError && error.status >= 500;
  return {
    title: 'Upload failed',
    description: isOurs ? fallback : errorMessage(error, { fallback }),
  };
}
