import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { FakeUpload } from './fake-upload.ts';

/** Chooses these files in the field for files that stands there. */
export function chooseFiles(within: Locator, ...files: File[]): void {
  const input = within.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The newest request that sends a file; the first one is waited for. */
export async function sentFile(count = 1): Promise<FakeUpload> {
  await expect.poll(() => FakeUpload.requests.length).toBeGreaterThanOrEqual(count);
  return FakeUpload.requests.at(-1) as FakeUpload;
}

export function makeUpload(part: Partial<UploadResponse> = {}): UploadResponse {
  return {
    id: 'upload_1',
    url: '/uploads/still.webp',
    type: 'image',
    mediaType: 'image',
    name: 'still.png',
    size: 100,
    width: 10,
    height: 10,
    blur: null,
    poster: null,
    variants: [],
    ...part,
  };
}
