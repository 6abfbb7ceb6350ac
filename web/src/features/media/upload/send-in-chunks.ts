import { buildPath } from '#contract/request.ts';
import { tusPath, type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { findResumable, removeResumable, saveResumable } from './resumable-uploads.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';
import { sendRequest } from './send-request.ts';
import { type UploadCallbacks, UploadCancelled } from './upload-callbacks.ts';

const chunkSize = 16 * 1024 * 1024;
const protocol = { 'tus-resumable': '1.0.0' };

/** Resumable upload by tus 1.0: each retry continues at the offset that the server reports. */
export async function sendInChunks(
  file: File,
  callbacks: UploadCallbacks,
): Promise<UploadResponse> {
  const { signal, onWait } = callbacks;
  let maxOffset = 0;
  let lastOffset = 0;
  const hasProgressed = () => {
    const hasMoved = maxOffset > lastOffset;
    lastOffset = maxOffset;
    return hasMoved;
  };
  const onOffset = (offset: number) => {
    maxOffset = Math.max(maxOffset, offset);
  };
  try {
    const result = await retryWithBackoff(() => sendRemaining(file, callbacks, onOffset), {
      signal,
      onWait,
      hasProgressed,
    });
    removeResumable(file);
    return result;
  } catch (error) {
    if (error instanceof UploadCancelled) cancelUpload(file);
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      removeResumable(file);
    throw error;
  }
}

async function sendRemaining(
  file: File,
  callbacks: UploadCallbacks,
  onOffset: (offset: number) => void,
): Promise<UploadResponse> {
  const { signal, onProgress } = callbacks;
  const upload = (await findUpload(file, signal)) ?? (await createUpload(file, signal));
  const { id } = upload;
  let { offset } = upload;
  while (offset < file.size) {
    onOffset(offset);
    const from = offset;
    const chunk = file.slice(from, from + chunkSize);
    await sendRequest({
      method: 'PATCH',
      url: buildPath(uploads.append, { id }),
      headers: {
        ...protocol,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: chunk,
      signal,
      onProgress: (sent) => onProgress(from + Math.min(sent, chunk.size)),
    });
    offset += chunk.size;
  }
  onProgress(file.size);
  return call(uploads.finish, { params: { id }, signal });
}

async function findUpload(file: File, signal: AbortSignal) {
  const id = findResumable(file);
  if (id === null) return null;
  try {
    const { offset, size } = await call(uploads.progress, { params: { id }, signal });
    return size === file.size ? { id, offset } : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function createUpload(file: File, signal: AbortSignal) {
  const request = await sendRequest({
    method: 'POST',
    url: tusPath,
    headers: {
      ...protocol,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${base64(file.name)}`,
    },
    signal,
  });
  const id = request.getResponseHeader('location')?.split('/').at(-1);
  if (!id) throw new Error('The server did not say where to send the file');
  saveResumable(file, id);
  return { id, offset: 0 };
}

function cancelUpload(file: File): void {
  const id = findResumable(file);
  removeResumable(file);
  if (id !== null) call(uploads.cancel, { params: { id } }).catch(() => {});
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
