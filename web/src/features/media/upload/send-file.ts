import type { UploadResponse } from '#contract/uploads/contract.ts';
import { ApiError, NetworkError } from '#web/lib/api/api-error.ts';
import { trackFeature } from '../../tracking/api.ts';
import { sendInChunks } from './send-in-chunks.ts';
import { sendInOneRequest } from './send-in-one-request.ts';
import type { UploadCallbacks } from './upload-callbacks.ts';

const maxSingleRequestBytes = 20 * 1024 * 1024;

/** A large file goes in chunks, so that a lost connection costs one chunk. */
export function chooseTransport(size: number): 'single' | 'chunks' {
  return size > maxSingleRequestBytes ? 'chunks' : 'single';
}

export async function sendFile(file: File, callbacks: UploadCallbacks): Promise<UploadResponse> {
  const began = Date.now();
  const send = chooseTransport(file.size) === 'chunks' ? sendInChunks : sendInOneRequest;
  try {
    const sent = await send(file, callbacks);
    trackFeature('upload', null, began);
    return sent;
  } catch (error) {
    // Cancelled by the member, it has not failed.
    if (error instanceof ApiError || error instanceof NetworkError)
      trackFeature('upload', error, began);
    throw error;
  }
}
