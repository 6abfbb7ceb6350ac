import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { noAnswer } from '../../platform/remote/request-remote-host.ts';
import { tooLarge } from './legacy-answer.ts';

type Part = IteratorResult<Buffer, undefined>;
type NextPart = () => Promise<Part>;

/** The file as it comes, up to the limit. Its beginning is awaited here, while a failure can still be told in words. */
export async function legacyBody(source: IncomingMessage, maxBytes: number): Promise<Readable> {
  if (source.statusCode === 416) return source.destroy() && Readable.from([]);
  const parts: AsyncIterator<Buffer, undefined> = source[Symbol.asyncIterator]();
  let size = 0;
  const next: NextPart = async () => {
    const part = await parts.next().catch((error: unknown) => Promise.reject(noAnswer(error)));
    size += part.value?.length ?? 0;
    if (size > maxBytes) throw tooLarge();
    return part;
  };
  return Readable.from(beginningWith(await next(), next), { objectMode: false });
}

async function* beginningWith(first: Part, next: NextPart): AsyncGenerator<Buffer> {
  for (let part = first; !part.done; part = await next()) yield part.value;
}
