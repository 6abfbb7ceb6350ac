import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { product } from './product.ts';

type Changed = '/sw.js' | '/';

interface Mirror {
  url: string;
  /** What the service worker and the home page are turned into from now on. */
  release: (changes: Partial<Record<Changed, (body: string) => string>>) => void;
  stop: () => void;
}

/** The product at an address of its own, where a test can release another version of it. */
export async function startMirror(): Promise<Mirror> {
  let changes: Record<string, (body: string) => string> = {};
  const server = createServer((incoming, response) => {
    const { method, url = '/' } = incoming;
    const { 'accept-encoding': _encodings, ...headers } = incoming.headers;
    const forwarded = request(new URL(url, product.url), { method, headers }, (answer) => {
      const change = changes[url];
      // What was changed is of another length.
      if (change) delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (change) void text(answer).then((body) => response.end(change(body)));
      else answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next) => {
      changes = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
