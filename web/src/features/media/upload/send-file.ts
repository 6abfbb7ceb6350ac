import type { UploadResponse } from '#contract/uploads/contract.ts';
import { sendInChunks } from './send-in-chunks.ts';
import { sendInOneRequest } from './send-in-one-request.ts';
import type { UploadCallbacks } from './upload-callbacks.ts';

const maxSingleRequestBytes = 20 * 1024 * 1024;

/** A large file goes in chunks, so that a lost connection costs one chunk. */
export function chooseTransport(size: number): 'single' | 'chunks' {
  return size > maxSingleRequestBytes ? 'chunks' : 'single';
}

export function sendFile(file: File, callbacks: UploadCallbacks): Promise<UploadResponse> {
  return chooseTransport(file.size) === 'chunks'
    ? sendInChunks(file, callbacks)
    : sendInOneRequest(file, callbacks);
}
