import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { isFileKey, isUnfinished } from '../../platform/files/content-type.ts';
import type { FileFacts, FileStore } from '../../platform/files/file-store.ts';
import type { App } from '../app.ts';
import { findViewer } from '../mount.ts';
import { requestedRange } from './byte-range.ts';
import { fileHeaders } from './file-headers.ts';
import { idleTimeout } from './idle-timeout.ts';

/** Serves uploads to members. */
export function serveUploads(app: App, files: FileStore): void {
  app.server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    compress: false,
    handler: async (request, reply) => {
      if (!(await findViewer(app, request))) {
        throw new AppError('unauthenticated', 'Please sign in to continue.');
      }
      const key = request.params['*'];
      const facts = isFileKey(key) && !isUnfinished(key) ? await files.head(key) : null;
      if (!facts) throw new AppError('not_found', 'This file is no longer here.');
      return sendFile(request, reply, files, key, facts);
    },
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  key: string,
  facts: FileFacts,
): Promise<FastifyReply> {
  setHeaders(reply, key, facts);
  if (isCached(request, facts.etag)) return reply.status(304).send();

  const range = requestedRange(request.headers, facts);
  if (range === 'unsatisfiable') {
    reply.removeHeader('etag').removeHeader('cache-control').removeHeader('content-disposition');
    return reply.status(416).header('content-range', `bytes */${facts.size}`).send();
  }
  if (range)
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : facts.size);
  if (request.method === 'HEAD') return reply.send();

  const found = await files.get(key, range ?? undefined);
  if (!found) throw new AppError('not_found', 'This file is no longer here.');
  reply.raw.once('close', idleTimeout(request.raw));
  return reply.send(found.stream);
}

function setHeaders(reply: FastifyReply, key: string, facts: FileFacts): void {
  reply.headers({
    ...fileHeaders(facts.contentType, basename(key)),
    'cache-control': 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: facts.etag,
    'last-modified': facts.lastModified.toUTCString(),
  });
}

function isCached({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}
