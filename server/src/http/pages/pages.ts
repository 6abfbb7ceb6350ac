import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memberHeader } from '#contract/boot.ts';
import { isPage, paths, pathTo } from '#contract/paths.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import type { App, Viewer } from '../app.ts';
import { rejectUnknownRoute } from '../errors.ts';
import { findViewer } from '../require-viewer.ts';
import { isSecure } from '../session-cookie.ts';
import { type FrontPage, landingLists } from './landing-content.ts';
import { pageHeaders } from './page-headers.ts';
import { type PagePart, pageTemplates } from './page-templates.ts';
import { serveServiceWorker } from './serve-service-worker.ts';

export interface PagesOptions {
  webDir: string;
  development: boolean;
  frontPage: () => Promise<FrontPage>;
  /** The account that a former id leads to. */
  findCurrentId: (formerId: string) => Promise<string | null>;
  getCurrentUser: (viewer: Viewer) => Promise<CurrentUser>;
}

/** The built web: hashed assets, the application with its viewer's data, the landing page for strangers. */
export async function pages(app: App, options: PagesOptions): Promise<void> {
  const { server, config } = app;
  const templates = pageTemplates(options.webDir, options.development);
  const headers = pageHeaders(isSecure(app), templates.inlineScripts());
  await serveAssets(app, options.webDir);
  serveServiceWorker(app, options.webDir);

  const limited = config.rateLimit ? { preHandler: server.rateLimit() } : {};
  server.setNotFoundHandler(limited, async (request, reply) => {
    const address = addressOf(request);
    if (isApiPath(address) || !['GET', 'HEAD'].includes(request.method)) {
      return rejectUnknownRoute(app, request, reply);
    }
    if (/\.\w+$/.test(address.pathname))
      return reply.status(404).type('text/plain').send('Not found');
    const canonical = withoutTrailingSlash(address);
    return canonical ? reply.redirect(canonical, 308) : sendPage(request, reply, address);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, address: Address) {
    const { pathname, search } = address;
    const isReset = isResetLink(address);
    const viewer = isReset ? null : await findViewer(app, request);
    request.viewerId = viewer?.id ?? null;
    // The service worker clears what it has stored for a member when this says that someone else is here.
    if (!isReset) reply.header(memberHeader, viewer?.id ?? 'none');
    if (viewer?.staffStep === 'set-up' && pathname !== paths.settings) {
      return reply.redirect(paths.settings, 302);
    }
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store');
    const known = isPage(pathname) && !(config.production && pathname === paths.devUi);
    const forwarded = viewer && (await forward(address));
    if (forwarded) return reply.redirect(forwarded, 302);
    if (viewer) {
      const parts: PagePart[] = isHome(pathname) ? ['member', 'home'] : ['member'];
      const user = await options.getCurrentUser(viewer);
      return reply.status(known ? 200 : 404).send(templates.app(boot(user), parts));
    }
    if (isForStrangers(pathname) || (known && pathname === paths.devUi)) {
      return reply.send(templates.app(boot(null), []));
    }
    const lists = landingLists(await options.frontPage());
    return reply.send(templates.landing(landingValues(pathname + search), lists));
  }

  /** Not for good: a merge can be undone. */
  async function forward({ pathname, search }: Address): Promise<string | null> {
    const [, page, formerId] = /^(\/(?:profile|connections)\/)(\w+)$/.exec(pathname) ?? [];
    const currentId = formerId ? await options.findCurrentId(formerId) : null;
    return currentId && `${page}${currentId}${search}`;
  }

  function landingValues(requested: string): Record<string, string> {
    const next = /^\/(\?|$)/.test(requested) ? '' : `&next=${encodeURIComponent(requested)}`;
    return { next, school: config.schoolName, canonical: `${app.publicUrl()}/` };
  }

  function boot(user: CurrentUser | null) {
    return {
      user,
      config: {
        googleSignIn: config.google !== null,
        emailDomains: config.emailDomains,
        production: config.production,
        legacyMediaHost: config.legacyMediaHost,
        timeZone: config.timeZone,
        schoolName: config.schoolName,
        serviceWorker: config.serviceWorker && !options.development,
      },
    };
  }
}

interface Address {
  pathname: string;
  search: string;
}

/** `new URL` throws for some request targets, such as `//`. */
function addressOf({ url }: FastifyRequest): Address {
  const [pathname = ''] = url.split('?', 1);
  return { pathname, search: url.slice(pathname.length) };
}

/** The address of a page without its trailing slash: `/auth/` is `/auth`. */
function withoutTrailingSlash({ pathname, search }: Address): string | null {
  if (pathname === '/' || !pathname.endsWith('/') || !isPage(pathname)) return null;
  return (pathname.slice(0, -1) || '/') + search;
}

function isApiPath({ pathname }: Address): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** A member who forgot the password may still be signed in: the link must show its form to them too. */
function isResetLink({ pathname, search }: Address): boolean {
  const query = new URLSearchParams(search);
  return pathname === paths.auth && query.get('mode') === 'reset' && query.has('token');
}

/** Pages of the application that need no member: a suspended one counts as a stranger, and appeals by the link in a mail. */
function isForStrangers(pathname: string): boolean {
  const isAppeal = isPage(pathname) && pathname.startsWith(pathTo('appeal', { token: '' }));
  return isAppeal || pathname === paths.auth || pathname === paths.suspended;
}

function isHome(pathname: string): boolean {
  return pathname === paths.home || pathname === paths.auth;
}

/** A picture of the web may style itself; no other file of it does anything by itself. */
const assetHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
};

/** A preview of a link is shown by other sites. */
const publicHeaders = { ...assetHeaders, 'cross-origin-resource-policy': 'cross-origin' };

/** Static files count against no limit: a page needs many of them, and they cost little. */
async function serveAssets({ server }: App, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'assets'))) return;
  await server.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, rateLimit: false };
    });
    await assets.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => void reply.headers(assetHeaders),
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      decorateReply: false,
    });
    await assets.register(fastifyStatic, {
      root: webDir,
      prefix: '/',
      setHeaders: (reply) => void reply.headers(publicHeaders),
      wildcard: false,
      globIgnore: ['assets/**', '*.html', 'sw.js', '**/*.br', '**/*.gz', '.*/**'],
      maxAge: '1h',
      index: false,
      decorateReply: false,
    });
  });
}
