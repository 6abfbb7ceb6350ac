import { type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';
import { sendRequest } from './send-request.ts';
import type { UploadCallbacks } from './upload-callbacks.ts';

export function sendInOneRequest(file: File, callbacks: UploadCallbacks): Promise<UploadResponse> {
  return sendFormFile(uploads.upload.path, 'file', file, callbacks) as Promise<UploadResponse>;
}

/** Sends one file as multipart form data. */
export async function sendFormFile(
  url: string,
  field: string,
  file: File,
  { signal, onProgress, onWait }: UploadCallbacks,
): Promise<unknown> {
  const request = await retryWithBackoff(
    () => {
      const body = new FormData();
      body.append(field, file);
      const reportProgress = (sent: number, total: number) =>
        onProgress((file.size * sent) / total);
      return sendRequest({ method: 'POST', url, body, signal, onProgress: reportProgress });
    },
    { signal, onWait },
  );
  return JSON.parse(request.responseText) as unknown;
}
