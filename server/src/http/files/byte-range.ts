import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange, FileFacts } from '../../platform/files/file-store.ts';

/** The one range that a request asks for; null means the whole file, also for what we do not understand. */
export function requestedRange(
  headers: IncomingHttpHeaders,
  { size, etag }: Pick<FileFacts, 'size' | 'etag'>,
): ByteRange | 'unsatisfiable' | null {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const start = Math.max(size - Number(last), 0);
    return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
