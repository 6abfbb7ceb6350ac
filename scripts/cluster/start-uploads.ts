import type { UploadResponse } from '#contract/uploads/contract.ts';
import { tusPath } from '#contract/uploads/contract.ts';
import { resumableUpload } from '#server/testing/resumable-upload.ts';
import { hashOf, randomAudio } from '../drill/writers.ts';

const chunkSize = 16 * 1024 * 1024;
/** Those of the web. */
const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000];

export interface RunningUploads {
  /** How many of them have sent their first chunk. */
  begun: () => number;
  /** How many had to go on after an answer that failed. */
  resumed: () => number;
  /** Waits for all of them, reads them back, and returns what is not as it was sent, one line each. */
  check: () => Promise<string[]>;
}

/** Sends large files in chunks, all at once, and goes on after failures as the web does. */
export function startUploads(
  url: string,
  cookie: string,
  howMany: number,
  size: number,
): RunningUploads {
  let begun = 0;
  const resumed = new Set<number>();
  const checks = Array.from({ length: howMany }, (_, index) => {
    const content = randomAudio(size);
    let isBegun = false;
    const { done } = resumableUpload(url, cookie, content, `take-${index}.wav`, {
      chunkSize,
      retryDelays,
      onChunkComplete: () => {
        if (!isBegun) begun += 1;
        isBegun = true;
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        resumed.add(index);
        return [0, 409, 423, 429].includes(status) || status >= 502;
      },
    });
    const check = done.then((id) => readBack(url, cookie, id, hashOf(content)));
    return check.catch((error: unknown) => `Upload ${index + 1}: ${String(error)}`);
  });
  return {
    begun: () => begun,
    resumed: () => resumed.size,
    check: async () => (await Promise.all(checks)).filter((problem) => problem !== null),
  };
}

async function readBack(
  url: string,
  cookie: string,
  id: string,
  hash: string,
): Promise<string | null> {
  const headers = { cookie };
  const finished = await fetch(`${url}${tusPath}/${id}/finish`, { method: 'POST', headers });
  if (finished.status !== 200) return `The end of an upload was answered ${finished.status}.`;
  const { url: path } = (await finished.json()) as UploadResponse;
  const found = Buffer.from(await (await fetch(url + path, { headers })).arrayBuffer());
  return hashOf(found) === hash ? null : `An upload came back with ${found.length} other bytes.`;
}
