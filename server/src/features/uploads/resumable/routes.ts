import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '#contract/day-ms.ts';
import { tooLargeSentence } from '#contract/uploads/accepted.ts';
import { tusPath, uploads } from '#contract/uploads/contract.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { idleTimeout } from '#server/http/files/idle-timeout.ts';
import { mount } from '#server/http/mount.ts';
import { checkName } from '../accept-file.ts';
import { cleanName } from '../file-names.ts';
import { getUpload } from '../queries.ts';
import { limitResumableUploads, limitUploads, withUploadSlot } from '../upload-limits.ts';
import { createResumableUpload, touchResumableUpload } from './commands.ts';
import { offsetConflict } from './offset-conflict.ts';
import { type ResumableUpload } from './queries.ts';
import {
  completeUpload,
  countReceivedBytes,
  discardUpload,
  getResumableUpload,
  partialStoreOf,
} from './resumable-uploads.ts';

const partType = 'application/offset+octet-stream';

/** tus 1.0 with creation, expiration and termination: https://tus.io/protocols/resumable-upload */
export function resumableUploadRoutes(app: App): void {
  app.server.addContentTypeParser(partType, (_request, _body, done) => done(null));
  app.server.addHook('onRequest', checkTusVersion);
  app.server.options(tusPath, (_request, reply) => sendTusOptions(reply));

  mount(app, uploads.begin, async ({ viewer, request, reply }) => {
    const size = readSize(request);
    const name = cleanName(readName(request));
    checkName(name);
    await limitResumableUploads(app, viewer.id);
    await limitUploads(app, viewer.id, size);
    const resumable = await createResumableUpload(app.db, { userId: viewer.id, name, size });
    reply.header('location', `${tusPath}/${resumable.id}`).headers(expiryHeader(resumable));
  });

  mount(app, uploads.progress, async ({ viewer, params, reply }) => {
    const resumable = await getResumableUpload(app, viewer, params.id);
    const offset = await countReceivedBytes(app, resumable);
    reply.headers({
      'upload-offset': offset,
      'upload-length': resumable.size,
      'upload-metadata': `filename ${Buffer.from(resumable.name).toString('base64')}`,
      ...expiryHeader(resumable),
    });
    return { offset, size: resumable.size };
  });

  mount(app, uploads.append, async ({ viewer, params, request, reply }) => {
    const { from, length } = readPart(request);
    const resumable = await getResumableUpload(app, viewer, params.id);
    if (resumable.uploadId !== null) throw offsetConflict();
    if (from + length > resumable.size) {
      throw new AppError('too_large', 'This part is longer than what is left of the file.');
    }
    await touchResumableUpload(app.db, resumable.id);
    await withUploadSlot(viewer.id, () => receivePart(app, resumable, from, request));
    reply.headers({ 'upload-offset': from + length, ...expiryHeader(resumable) });
  });

  mount(app, uploads.cancel, async ({ viewer, params }) => {
    await discardUpload(app, await getResumableUpload(app, viewer, params.id));
  });

  mount(app, uploads.finish, async ({ viewer, params }) => {
    const { id } = await completeUpload(app, viewer, params.id);
    return getUpload(app.db, id);
  });
}

async function checkTusVersion(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('tus-resumable', '1.0.0');
  const version = request.headers['tus-resumable'];
  if (version === undefined || version === '1.0.0') return;
  reply.status(412).header('tus-version', '1.0.0');
  return reply.send({ code: 'invalid', message: 'This server speaks version 1.0.0 of tus.' });
}

function sendTusOptions(reply: FastifyReply): FastifyReply {
  return reply
    .status(204)
    .headers({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': uploadLimitBytes,
    })
    .send();
}

function readSize({ headers }: FastifyRequest): number {
  const size = readNumber(headers['upload-length']);
  if (size === null) throw new AppError('invalid', 'Upload-Length must be the size of the file.');
  if (size > uploadLimitBytes) throw new AppError('too_large', tooLargeSentence);
  return size;
}

function readName({ headers }: FastifyRequest): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',');
  const found = pairs.map((pair) => pair.trim().split(' ', 2)).find(([key]) => key === 'filename');
  return Buffer.from(found?.[1] ?? '', 'base64').toString();
}

function readPart({ headers }: FastifyRequest): { from: number; length: number } {
  if (headers['content-type'] !== partType) {
    throw new AppError('unsupported_type', `Please send the part as ${partType}.`);
  }
  const from = readNumber(headers['upload-offset']);
  const length = readNumber(headers['content-length']);
  if (from !== null && length !== null) return { from, length };
  throw new AppError('invalid', 'A part needs its Upload-Offset and its Content-Length.');
}

function readNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

async function receivePart(
  app: App,
  resumable: ResumableUpload,
  from: number,
  { raw }: FastifyRequest,
): Promise<void> {
  const stopWatching = idleTimeout(raw);
  try {
    await partialStoreOf(app).append(resumable, from, raw);
  } catch (error) {
    if (raw.errored)
      throw new AppError('invalid', 'The connection broke. What has arrived is kept.');
    if (!raw.destroyed) raw.resume();
    throw error;
  } finally {
    stopWatching();
  }
}

function expiryHeader(resumable: ResumableUpload): Record<string, string> {
  if (resumable.uploadId !== null) return {};
  return { 'upload-expires': new Date(Date.now() + dayMs).toUTCString() };
}
