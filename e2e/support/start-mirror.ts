import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { product } from './product.ts';

interface Mirror {
  url: string;
  /** What the service worker's script is turned into from now on. */
  changeWorker: (change: (script: string) => string) => void;
  stop: () => void;
}

/** The product at an address of its own, where a test can release another service worker. */
export async function startMirror(): Promise<Mirror> {
  let change = (script: string) => script;
  const server = createServer((incoming, response) => {
    const { method, url = '/' } = incoming;
    const { 'accept-encoding': _encodings, ...headers } = incoming.headers;
    const forwarded = request(new URL(url, product.url), { method, headers }, (answer) => {
      // The changed script is of another length.
      if (url === '/sw.js') delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (url === '/sw.js') void text(answer).then((script) => response.end(change(script)));
      else answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changeWorker: (next) => {
      change = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
