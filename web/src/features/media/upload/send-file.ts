import type { UploadResponse } from '#contract/uploads/contract.ts';
import { sendInParts } from './send-in-parts.ts';
import { sendWhole } from './send-whole.ts';
import type { Watch } from './upload-watch.ts';

const largestWhole = 20 * 1024 * 1024;

/** A small file goes in one piece; a large one in parts, so that a broken connection costs little. */
export function transportOf(size: number): 'whole' | 'parts' {
  return size > largestWhole ? 'parts' : 'whole';
}

export function sendFile(file: File, watch: Watch): Promise<UploadResponse> {
  return transportOf(file.size) === 'parts' ? sendInParts(file, watch) : sendWhole(file, watch);
}
