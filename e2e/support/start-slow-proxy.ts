import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

interface SlowProxy {
  /** For `browser.newContext({ proxy })`. */
  proxy: { server: string; bypass: string };
  stop: () => void;
}

/**
 * A network that holds each POST back for `delay` milliseconds. A request that the browser gives up in the meantime
 * never reaches the server.
 */
export async function startSlowProxy(delay: number): Promise<SlowProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const forward = () => {
      const sent = request(url, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      sent.on('error', () => outgoing.destroy());
      incoming.pipe(sent);
    };
    const timer = setTimeout(forward, method === 'POST' ? delay : 0);
    outgoing.on('close', () => clearTimeout(timer));
  });
  // Tunnels, which Playwright's own requests and WebSockets ask for, are not slowed down.
  server.on('connect', ({ url = '' }, client: Duplex) => {
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
