import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error.ts';
import { fileHeaders } from '../../http/files/file-headers.ts';
import { noAnswer } from '../../platform/remote/request-remote-host.ts';
import { legacyType } from './legacy-type.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
}

const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** What we say of a file, from what the legacy host says of it; a refusal where it is none that we would show. */
export function legacyAnswer(source: IncomingMessage, address: URL, maxBytes: number): Answer {
  const { statusCode: status = 0, headers: said } = source;
  if (status === 416) return { status, headers: pick(said, ['content-range']) };
  checkStatus(status);
  const name = nameOf(address);
  const type = legacyType(said['content-type'], name);
  if (type === null || (said['content-encoding'] ?? 'identity') !== 'identity') {
    throw new AppError('invalid', 'Of our older media, this is none that can be shown.');
  }
  if (sizeOf(said) > maxBytes) throw tooLarge();
  return {
    status,
    headers: {
      ...fileHeaders(type, name),
      ...pick(said, passedOn),
      'cache-control': 'private, max-age=86400',
    },
  };
}

export function tooLarge(): AppError {
  return new AppError('invalid', 'This file is too large to be shown.');
}

function checkStatus(status: number): void {
  if (status === 200 || status === 206) return;
  if (status >= 300 && status < 400) {
    throw new AppError('invalid', 'This file has moved, and we do not follow it elsewhere.');
  }
  if (status < 400 || status >= 500 || status === 408 || status === 429) throw noAnswer();
  throw new AppError('not_found', 'This file is no longer here.');
}

/** Of the whole file where it is known, else of the part. */
function sizeOf(said: IncomingHttpHeaders): number {
  const whole = /\/(\d+)$/.exec(said['content-range'] ?? '')?.[1];
  return Number(whole ?? said['content-length'] ?? 0);
}

/** A name to save it under, of letters that need no quoting. */
function nameOf({ pathname }: URL): string {
  const end = pathname.slice(pathname.lastIndexOf('/') + 1).slice(-100);
  return end.replaceAll(/%[0-9a-f]{2}/gi, '_').replaceAll(/[^\w.-]/g, '_') || 'file';
}

function pick(said: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof said[name] === 'string' ? [[name, said[name]]] : [])),
  );
}
