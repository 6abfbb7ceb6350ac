import { rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { finished, pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { incomingPath } from '../../platform/files/incoming-folder.ts';
import { idleTimeout } from './idle-timeout.ts';
import { uploadBufferBytes, uploadWriter } from './upload-writer.ts';

export interface ReceivedFile {
  /** A temporary file, removed once `use` has returned. */
  path: string;
  name: string;
  size: number;
}

export interface ReceiveOptions {
  dataDir: string;
  field: string;
  maxBytes: number;
  tooLarge: string;
}

const formOverhead = 16 * 1024;

/** Leaves multipart bodies unread, for the handler to stream them. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
}

/** Streams one file of a form into a temporary file and passes it to `use`. */
export async function receiveFile<T>(
  request: FastifyRequest,
  options: ReceiveOptions,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > options.maxBytes + formOverhead) {
    throw new AppError('too_large', options.tooLarge);
  }
  const path = await incomingPath(options.dataDir);
  try {
    const name = await readForm(request, options, path);
    const { size } = await stat(path);
    if (size > options.maxBytes) throw new AppError('too_large', options.tooLarge);
    return await use({ path, name, size });
  } finally {
    await rm(path, { force: true });
  }
}

async function readForm(
  { raw, headers }: FastifyRequest,
  { field, maxBytes, tooLarge }: ReceiveOptions,
  path: string,
): Promise<string> {
  const form = openForm(headers, maxBytes);
  let name: string | null = null;
  let writing: Promise<void> = Promise.resolve();
  form.on('file', (fieldName, content, { filename }) => {
    if (fieldName !== field || name !== null) return content.resume();
    name = filename ?? '';
    writing = pipeline(content, uploadWriter(path, 'wx'));
    writing.catch((error: Error) => form.destroy(error));
    return content.once('limit', () => form.destroy(new AppError('too_large', tooLarge)));
  });
  raw.once('error', () => form.destroy(incompleteUpload()));
  const cancelIdleTimeout = idleTimeout(raw);
  raw.pipe(form);
  try {
    await finished(form);
    await writing;
  } catch (error) {
    await writing.catch(() => undefined);
    throw asRefusal(error);
  } finally {
    raw.unpipe(form).resume();
    cancelIdleTimeout();
  }
  if (name === null) throw new AppError('invalid', 'Please choose a file to upload.');
  return name;
}

/** Allows one byte above the limit: busboy would report a file of exactly the limit as truncated. */
function openForm(headers: IncomingHttpHeaders, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      highWaterMark: uploadBufferBytes,
      fileHwm: uploadBufferBytes,
      limits: { files: 4, fields: 20, fieldSize: formOverhead, parts: 24, fileSize: maxBytes + 1 },
    });
  } catch {
    throw new AppError('unsupported_type', 'Please send the file as multipart/form-data.');
  }
}

function incompleteUpload(): AppError {
  return new AppError('invalid', 'The upload was cut off before the whole file was here.');
}

/** A system error is ours; anything else is a form that was cut off or is malformed. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return error instanceof Error && 'syscall' in error ? error : incompleteUpload();
}
