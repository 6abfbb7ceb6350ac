import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findFreePort } from '#scripts/support/find-free-port.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the page into this folder and serves it, compressed, as our own pages are. */
export async function serveReactPage(folder: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  });
  const server = createServer(({ url = '/' }, response) => {
    const isPage = url === '/';
    const file = `${folder}${isPage ? '/index.html' : url}`;
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
        'content-encoding': 'gzip',
      })
      .end(gzipSync(readFileSync(file)));
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
