import { setTimeout as sleep } from 'node:timers/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/** Pages come from the server, with the member already in them; Vite then adds what hot reload needs. */
export function proxyPages(backend: string): Plugin {
  return {
    name: 'callboard:pages',
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
          return next();
        fetchPage(vite, backend, request).then(
          ({ status, html, location }) => {
            response.writeHead(status, {
              'content-type': 'text/html; charset=utf-8',
              ...(location ? { location } : {}),
            });
            response.end(html);
          },
          (error: unknown) => next(error),
        );
      });
    },
  };
}

async function fetchPage(vite: ViteDevServer, backend: string, request: Connect.IncomingMessage) {
  const url = request.originalUrl ?? '/';
  const page = await fetchWithRetry(`${backend}${url}`, request.headers.cookie ?? '');
  const html = await vite.transformIndexHtml(url, await page.text());
  return {
    status: page.status,
    location: page.headers.get('location'),
    html: html.includes('{{') ? await fillPlaceholders(html, backend, url) : html,
  };
}

/** The server restarts at every change: a visit in between waits for it. */
async function fetchWithRetry(url: string, cookie: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { headers: { cookie }, redirect: 'manual' });
    } catch {
      if (attempt === 100) throw new Error('The server does not answer: the terminal says why.');
      await sleep(200);
    }
  }
}

/** In a build the landing page is rendered before the server fills it in; here it is the other way round. */
async function fillPlaceholders(html: string, backend: string, url: string): Promise<string> {
  const stats = await fetch(`${backend}/api/public/community-stats`);
  const values = (await stats.json()) as Record<string, number>;
  const next = url === '/' ? '' : `&amp;next=${encodeURIComponent(url)}`;
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'next' ? next : String(values[name] ?? 0),
  );
}
