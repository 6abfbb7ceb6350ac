import { type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { sendRequest } from './send-request.ts';
import type { Watch } from './upload-watch.ts';
import { withPatience } from './with-patience.ts';

export function sendWhole(file: File, watch: Watch): Promise<UploadResponse> {
  return sendForm(uploads.upload.path, 'file', file, watch) as Promise<UploadResponse>;
}

/** One file as a form, to any route that takes one; gives what the server answers. */
export async function sendForm(
  url: string,
  field: string,
  file: File,
  { signal, onProgress, onWait }: Watch,
): Promise<unknown> {
  const request = await withPatience(
    () => {
      const body = new FormData();
      body.append(field, file);
      const share = (sent: number, total: number) => onProgress((file.size * sent) / total);
      return sendRequest({ method: 'POST', url, body, signal, onProgress: share });
    },
    { signal, onWait },
  );
  return JSON.parse(request.responseText) as unknown;
}
