import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/errors/app-error.ts';
import { after } from '#server/platform/clock.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { noAnswer, requestRemoteHost } from '#server/platform/remote/request-remote-host.ts';

const maxRedirects = 3;
const wholeMs = 20_000;

/**
 * Writes a picture of another host to a file and returns its size. Each redirect is checked like the first address. Throws
 * `unavailable` where a later try may succeed.
 */
export async function fetchPicture(
  connection: RemoteConnection,
  address: string,
  path: string,
): Promise<number> {
  const stopping = new AbortController();
  const cancelTimeout = after(connection.clock, wholeMs, () => stopping.abort());
  try {
    const source = await follow(connection, new URL(address), stopping.signal);
    return await receive(source, path, connection.maxBytes, stopping.signal);
  } finally {
    cancelTimeout();
    stopping.abort();
  }
}

async function follow(
  connection: RemoteConnection,
  first: URL,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let address = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!isPlainHttps(address)) break;
    const source = await requestRemoteHost(connection, {
      method: 'GET',
      address,
      headers: {},
      signal,
    });
    const { statusCode: status = 0, headers } = source;
    if (status === 200) return source;
    source.destroy();
    if (status >= 500 || status === 408 || status === 429) throw noAnswer();
    const next = isRedirect(status) && headers.location;
    if (!next || !URL.canParse(next, address.href)) break;
    address = new URL(next, address);
  }
  throw new AppError('invalid', 'There is no picture at this address.');
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function isPlainHttps({ protocol, port, username, password }: URL): boolean {
  return protocol === 'https:' && !port && !username && !password;
}

async function receive(
  source: IncomingMessage,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  const limited = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      size += part.length;
      if (size > maxBytes)
        throw new AppError('too_large', 'This picture is too large to be copied.');
      yield part;
    }
  };
  await pipeline(source, limited, createWriteStream(path), { signal }).catch((error: unknown) => {
    throw error instanceof AppError ? error : noAnswer(error);
  });
  return size;
}
