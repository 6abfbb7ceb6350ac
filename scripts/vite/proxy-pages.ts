import { setTimeout as sleep } from 'node:timers/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { frontPage } from '#contract/front-page/contract.ts';
import { communityStats, users } from '#contract/users/contract.ts';
import { readConfig } from '#server/config.ts';
import { fillTemplate } from '#server/http/pages/fill-template.ts';
import { landingLists } from '#server/http/pages/landing-content.ts';

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
  const load = async (path: string): Promise<unknown> => (await fetch(`${backend}${path}`)).json();
  const stats = communityStats.parse(await load(users.communityStats.path));
  const works = frontPage.works.response.parse(await load(frontPage.works.path));
  const next = url === '/' ? '' : `&next=${encodeURIComponent(url)}`;
  const values = { next, school: readConfig(process.env).schoolName, canonical: '/' };
  return fillTemplate(html, values, landingLists({ stats, works }));
}
