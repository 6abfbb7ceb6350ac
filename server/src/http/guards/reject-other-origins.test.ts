import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { mails } from '#contract/mails/contract.ts';
import { nameOf } from '../../testing/ask-route.ts';
import { createUser } from '../../testing/factories.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { mount } from '../mount.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

type Mounted = Parameters<typeof mount>[1];
type Headers = Record<string, string>;

/** They carry their own proof: a mail program follows the link from anywhere. */
const anyOriginRoutes: Mounted[] = [mails.unsubscribe];
const refusal = {
  code: 'forbidden',
  message: 'This request came from another site and was refused.',
};
const writes = () => app.routes.filter(({ method }) => method !== 'GET');
const ask = ({ method, path, body }: Mounted, headers: Headers) =>
  administrator(method, path.replace(/:\w+/g, 'none'), body && [], headers);

describe('every route that changes something', () => {
  it.each<[string, Headers]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sister site', { origin: 'http://www.callboard.test' }],
    ['our host under another scheme', { origin: 'https://callboard.test' }],
    ['our host at another port', { origin: 'http://callboard.test:81' }],
    ['a hidden origin', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
    [
      'another origin that says it is ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is refused to %s before anything is read', async (_, headers) => {
    const faults: string[] = [];
    const statements = await recordStatements(async () => {
      for (const route of writes().filter((one) => !anyOriginRoutes.includes(one))) {
        const { statusCode, body } = await ask(route, headers);
        const isRefused = statusCode === 403 && body === JSON.stringify(refusal);
        if (!isRefused) faults.push(`${nameOf(route)}: ${statusCode} ${body}`);
      }
    });
    expect(faults).toEqual([]);
    expect(statements).toEqual([]);
  });

  it('takes requests of our own pages, and of clients that are no browser', async () => {
    const own = { origin: 'http://callboard.test', 'sec-fetch-site': 'same-origin' };
    for (const headers of [own, {}]) {
      const answer = await app.call(auth.logOut, { headers });
      expect(answer.statusCode).toBe(204);
    }
  });
});

describe('to another site', () => {
  const origin = 'https://evil.example';

  it('only these routes that change something are open', async () => {
    const open = writes().filter(({ anyOrigin }) => anyOrigin);
    expect(open.map(nameOf)).toEqual(anyOriginRoutes.map(nameOf));
    for (const route of open) expect((await ask(route, { origin })).statusCode).toBe(400);
  });

  it('no answer may be read, and no preflight is granted', async () => {
    const preflight = { origin, 'access-control-request-method': 'POST' };
    for (const { path, method } of app.routes) {
      const url = path.replace(/:\w+/g, 'none');
      const answers = [await app.call('OPTIONS', url, undefined, preflight)];
      if (method === 'GET') answers.push(await app.call('GET', url, undefined, { origin }));
      for (const { headers } of answers)
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual(
          [],
        );
    }
  });
});
