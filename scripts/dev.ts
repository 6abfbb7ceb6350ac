import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { findFreePort } from './support/find-free-port.ts';
import { proxyPages } from './vite/proxy-pages.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const publicUrl = process.env.PUBLIC_URL || `http://${host}:${port}`;
const backendPort = await findFreePort();
const backend = `http://127.0.0.1:${backendPort}`;

const vite = await createServer({
  appType: 'custom',
  plugins: [proxyPages(backend)],
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      '^/(api|uploads|dev/mail)(/|\\?|$)': { target: backend, xfwd: true },
      '^/ws(\\?|$)': { target: backend, ws: true, xfwd: true },
    },
  },
});
await vite.listen();

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--import=./scripts/bootstrap/resolve-hook.mjs',
    'server/src/main.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CALLBOARD_DEV: '1',
      HOST: '127.0.0.1',
      PORT: String(backendPort),
      PUBLIC_URL: publicUrl,
    },
  },
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    server.kill('SIGTERM');
  });
}
server.on('exit', (code) => {
  void vite.close().finally(() => process.exit(stopping ? 0 : (code ?? 1)));
});
