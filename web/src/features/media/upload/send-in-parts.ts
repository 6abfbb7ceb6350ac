import { tusPath, type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { call, pathOf } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { sendRequest } from './send-request.ts';
import { findUnfinished, forgetUnfinished, rememberUnfinished } from './unfinished-uploads.ts';
import { UploadCancelled, type Watch } from './upload-watch.ts';
import { withPatience } from './with-patience.ts';

const partSize = 16 * 1024 * 1024;
const protocol = { 'tus-resumable': '1.0.0' };

/** Resumable upload by tus 1.0. Whatever happens on the way, it goes on from what the server has. */
export async function sendInParts(file: File, watch: Watch): Promise<UploadResponse> {
  const { signal, onWait } = watch;
  let furthest = 0;
  let before = 0;
  const hasMoved = () => {
    const moved = furthest > before;
    before = furthest;
    return moved;
  };
  const onArrived = (offset: number) => {
    furthest = Math.max(furthest, offset);
  };
  try {
    const result = await withPatience(() => sendRest(file, watch, onArrived), {
      signal,
      onWait,
      hasMoved,
    });
    forgetUnfinished(file);
    return result;
  } catch (error) {
    if (error instanceof UploadCancelled) giveUp(file);
    if (error instanceof ApiError && error.status < 500) forgetUnfinished(file);
    throw error;
  }
}

async function sendRest(
  file: File,
  watch: Watch,
  onArrived: (offset: number) => void,
): Promise<UploadResponse> {
  const { signal, onProgress } = watch;
  const draft = (await findDraft(file, signal)) ?? (await beginDraft(file, signal));
  const { id } = draft;
  let { offset } = draft;
  while (offset < file.size) {
    onArrived(offset);
    const from = offset;
    const part = file.slice(from, from + partSize);
    await sendRequest({
      method: 'PATCH',
      url: pathOf(uploads.append, { id }),
      headers: {
        ...protocol,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: part,
      signal,
      onProgress: (sent) => onProgress(from + Math.min(sent, part.size)),
    });
    offset += part.size;
  }
  onProgress(file.size);
  return call(uploads.finish, { params: { id }, signal });
}

async function findDraft(file: File, signal: AbortSignal) {
  const id = findUnfinished(file);
  if (id === null) return null;
  try {
    const { offset, size } = await call(uploads.progress, { params: { id }, signal });
    return size === file.size ? { id, offset } : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function beginDraft(file: File, signal: AbortSignal) {
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
  rememberUnfinished(file, id);
  return { id, offset: 0 };
}

function giveUp(file: File): void {
  const id = findUnfinished(file);
  forgetUnfinished(file);
  if (id !== null) call(uploads.cancel, { params: { id } }).catch(() => {});
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
