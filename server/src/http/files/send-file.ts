import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { FileFacts, FileStore } from '../../platform/files/file-store.ts';
import { requestedRange } from './byte-range.ts';
import { fileHeaders } from './file-headers.ts';
import { idleTimeout } from './idle-timeout.ts';

interface SentFile {
  key: string;
  /** As it is saved. */
  name: string;
  cacheControl: string;
  /** Where it is known without asking the store, what a browser has needs no request to it. */
  etag?: string;
}

/** Answers with a stored file or the part that is asked for; 404 where it is not there. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, name, cacheControl, etag }: SentFile,
): Promise<FastifyReply> {
  if (etag && isCached(request, etag))
    return reply.status(304).headers({ 'cache-control': cacheControl, etag }).send();
  const stored = await files.head(key);
  if (!stored) throw notFound();
  const facts = { ...stored, etag: etag ?? stored.etag };
  reply.headers(headersOf(facts, name, cacheControl));
  if (isCached(request, facts.etag)) return reply.status(304).send();

  const range = requestedRange(request.headers, facts);
  if (range === 'unsatisfiable') {
    reply
      .removeHeader('etag')
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store');
    return reply.status(416).header('content-range', `bytes */${facts.size}`).send();
  }
  if (range)
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : facts.size);
  if (request.method === 'HEAD') return reply.send();

  const found = await files.get(key, range ?? undefined);
  if (!found) throw notFound();
  reply.raw.once('close', idleTimeout(request.raw));
  return reply.send(found.stream);
}

export function notFound(): AppError {
  return new AppError('not_found', 'This file is no longer here.');
}

function headersOf(facts: FileFacts, name: string, cacheControl: string) {
  return {
    ...fileHeaders(facts.contentType, name),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: facts.etag,
    'last-modified': facts.lastModified.toUTCString(),
  };
}

function isCached({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}
