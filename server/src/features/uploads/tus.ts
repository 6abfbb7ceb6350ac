import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooLargeSentence } from '#contract/uploads/accepted.ts';
import { tusPath, uploads } from '#contract/uploads/contract.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import type { App } from '../../http/app.ts';
import { endWhenSilent } from '../../http/end-when-silent.ts';
import { mount } from '../../http/mount.ts';
import { AppError } from '../../platform/app-error.ts';
import { checkName } from './accept-file.ts';
import { createDraft, touchDraft } from './commands/drafts.ts';
import { completeDraft, countDraft, draftBytes, dropDraft, getDraft } from './drafts.ts';
import { cleanName } from './file-names.ts';
import { offsetConflict } from './offset-conflict.ts';
import { type Draft, presentUpload } from './queries.ts';
import { limitDrafts, limitUploads, withUploadSlot } from './upload-limits.ts';

const partType = 'application/offset+octet-stream';
const oneDay = 24 * 60 * 60 * 1000;

/** tus 1.0 with creation, expiration and termination: https://tus.io/protocols/resumable-upload */
export function tus(app: App): void {
  app.server.addContentTypeParser(partType, (_request, _body, done) => done(null));
  app.server.addHook('onRequest', speakTus);
  app.server.options(tusPath, (_request, reply) => describeServer(reply));

  mount(app, uploads.begin, async ({ viewer, request, reply }) => {
    const size = readSize(request);
    const name = cleanName(readName(request));
    checkName(name);
    await limitDrafts(app, viewer.id);
    await limitUploads(app, viewer.id, size);
    const draft = await createDraft(app.db, { userId: viewer.id, name, size });
    reply.header('location', `${tusPath}/${draft.id}`).headers(expiry(draft));
  });

  mount(app, uploads.progress, async ({ viewer, params, reply }) => {
    const draft = await getDraft(app, viewer, params.id);
    const offset = await countDraft(app, draft);
    reply.headers({
      'upload-offset': offset,
      'upload-length': draft.size,
      'upload-metadata': `filename ${Buffer.from(draft.name).toString('base64')}`,
      ...expiry(draft),
    });
    return { offset, size: draft.size };
  });

  mount(app, uploads.append, async ({ viewer, params, request, reply }) => {
    const { from, length } = readPart(request);
    const draft = await getDraft(app, viewer, params.id);
    if (draft.uploadId !== null) throw offsetConflict();
    if (from + length > draft.size) {
      throw new AppError('too_large', 'This part is longer than what is left of the file.');
    }
    await touchDraft(app.db, draft.id);
    await withUploadSlot(viewer.id, () => receivePart(app, draft, from, request));
    reply.headers({ 'upload-offset': from + length, ...expiry(draft) });
  });

  mount(app, uploads.cancel, async ({ viewer, params }) => {
    await dropDraft(app, await getDraft(app, viewer, params.id));
  });

  mount(app, uploads.finish, async ({ viewer, params }) =>
    presentUpload(await completeDraft(app, viewer, params.id)),
  );
}

async function speakTus(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('tus-resumable', '1.0.0');
  const version = request.headers['tus-resumable'];
  if (version === undefined || version === '1.0.0') return;
  reply.status(412).header('tus-version', '1.0.0');
  return reply.send({ code: 'invalid', message: 'This server speaks version 1.0.0 of tus.' });
}

function describeServer(reply: FastifyReply): FastifyReply {
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
  draft: Draft,
  from: number,
  { raw }: FastifyRequest,
): Promise<void> {
  const stopWatching = endWhenSilent(raw);
  try {
    await draftBytes(app).append(draft, from, raw);
  } catch (error) {
    if (!raw.destroyed) raw.resume();
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError('invalid', 'The connection broke. What has arrived is kept.');
  } finally {
    stopWatching();
  }
}

function expiry(draft: Draft): Record<string, string> {
  if (draft.uploadId !== null) return {};
  return { 'upload-expires': new Date(Date.now() + oneDay).toUTCString() };
}
