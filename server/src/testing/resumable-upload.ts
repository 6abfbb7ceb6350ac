import { type HttpResponse, Upload, type UploadOptions } from 'tus-js-client';
import { tusPath } from '#contract/uploads/contract.ts';
import type { Answer } from './send.ts';

export interface ResumableUpload {
  upload: Upload;
  /** The id of the resumable upload, once the upload is through. */
  done: Promise<string>;
}

/** The id of a resumable upload that was begun. */
export const begunId = ({ headers }: Pick<Answer, 'headers'>): string =>
  String(headers.location).split('/').at(-1) ?? '';

/** Uploads as the web does, with the client that it uses. */
export function resumableUpload(
  url: string,
  cookie: string,
  content: Buffer,
  name: string,
  options: Partial<UploadOptions> = {},
): ResumableUpload {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(content, {
    endpoint: `${url}${tusPath}`,
    headers: { cookie },
    metadata: { filename: name },
    retryDelays: null,
    storeFingerprintForResuming: false,
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError: reject,
    ...options,
  });
  upload.start();
  return { upload, done: promise };
}

/** The sentence that the server refused with. */
export function refusalOf(error: unknown): { status: number; message: string } {
  const { originalResponse } = error as { originalResponse: HttpResponse | null };
  const body = JSON.parse(originalResponse?.getBody() || '{}') as { message?: string };
  return { status: originalResponse?.getStatus() ?? 0, message: body.message ?? '' };
}
