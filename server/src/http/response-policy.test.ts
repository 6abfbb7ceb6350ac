import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#contract/audit/contract.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { paths } from '#contract/paths.ts';
import { createUser } from '../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../testing/listening-app.ts';
import type { Send } from '../testing/send.ts';
import { commonHeaders } from './headers.ts';

let app: ListeningApp;
let member: Send;
let administrator: Send;
beforeAll(async () => {
  app = await createListeningApp({ env: { RATE_LIMIT: 'off' } });
  member = await app.as(await createUser(app.db));
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<Send>>;
const keepsSession = ({ path }: { path: string }) => !/logout|^\/api\/account$/.test(path);
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** What is wrong with the headers of an answer that is no member's file. */
function faultsOf({ headers }: Answer): string[] {
  const isPage = /text\/html/.test(String(headers['content-type']));
  const policy = String(headers['content-security-policy']);
  const faults = [];
  if (isPage ? !/frame-ancestors 'none'/.test(policy) : policy !== nothing) faults.push(policy);
  if (headers['x-frame-options'] !== 'DENY') faults.push('x-frame-options');
  if (headers['cross-origin-resource-policy'] !== 'same-origin') faults.push('resource policy');
  if (!/no-store|private, no-cache/.test(String(headers['cache-control']))) faults.push('cache');
  return faults;
}

describe('the answer of every route', () => {
  it('may be framed by nobody, runs nothing and is kept nowhere, whoever asks', async () => {
    const faults: string[] = [];
    for (const { method, path } of app.routes.filter(keepsSession)) {
      for (const send of [app.call, member, administrator]) {
        const answer = await send(method, path.replace(/:\w+/g, 'none'));
        const { statusCode } = answer;
        faults.push(
          ...faultsOf(answer).map((fault) => `${statusCode} ${method} ${path}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['GET', '/api/none'],
    ['GET', '/api/%'],
    ['PUT', '/api/feed'],
    ['POST', '/jobs'],
    ['GET', '/none.jpg'],
    ['GET', '/uploads/none.jpg'],
    ['GET', '/ws'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/jobs?cursor=nonsense'],
    ['GET', `/api/jobs/${'x'.repeat(300)}`],
  ] as const)('so for %s %s', async (method, url) => {
    for (const send of [app.call, member]) expect(faultsOf(await send(method, url))).toEqual([]);
  });

  it('so for a file to be saved and a calendar', async () => {
    const { url } = (await member(calendarFeed.create)).json();
    const calendar = await administrator('GET', new URL(url ?? '').pathname);
    for (const answer of [calendar, await administrator(audit.download)]) {
      expect([answer.statusCode, faultsOf(answer)]).toEqual([200, []]);
      expect(answer.headers['content-disposition']).toContain('attachment');
    }
  });

  it('so for what is no HTTP', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain(`content-security-policy: ${nothing}\r\n`);
    for (const [name, value] of Object.entries(commonHeaders(app.config)))
      expect(answer).toContain(`${name}: ${value}\r\n`);
  });
});

describe('every page', () => {
  it('may be framed by nobody and is kept nowhere, whoever visits it', async () => {
    const addresses = Object.values(paths).map((path) => path.replace(/:\w+/g, 'none'));
    const others = ['/none', '/auth/', '/dev/mail', '/dev/mail/none.eml', '/api/unsubscribe'];
    const faults: string[] = [];
    for (const url of [...addresses, ...others]) {
      for (const send of [app.call, member, administrator]) {
        const answer = await send('GET', url, undefined, { accept: 'text/html' });
        faults.push(...faultsOf(answer).map((fault) => `${answer.statusCode} ${url}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it('so the description of the API, which loads nothing from elsewhere', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/static/index.html']) {
      const { headers } = await app.call('GET', url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https:|validator|frame-ancestors 'self'/);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('lets the service worker ask this host alone', async () => {
    const { headers } = await app.call('GET', '/sw.js');
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
  });
});
