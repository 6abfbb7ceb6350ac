import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { LazyChildLogger } from '#server/http/lazy-child-logger.ts';
import { logOptions } from '#server/platform/log.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Answer = (sent: string) => { type: string; body: string };

/** Where the provider repeats what it was sent: the code, the verifier and the secret are in it. */
const echoes: [where: string, answer: Answer, error: string | undefined][] = [
  [
    'its description',
    (sent) => json({ error: 'invalid_grant', error_description: sent }),
    'invalid_grant',
  ],
  ['its error', (sent) => json({ error: sent }), undefined],
  ['another field', (sent) => json({ error: 'invalid_client', sent }), 'invalid_client'],
  ['a page', (sent) => ({ type: 'text/html', body: sent }), undefined],
  ['broken JSON', (sent) => ({ type: 'application/json', body: sent }), undefined],
];

const json = (body: object) => ({ type: 'application/json', body: JSON.stringify(body) });

describe('a provider that repeats what it was sent', () => {
  let app: TestApp;
  let provider: Server;
  let answer: Answer;
  beforeAll(async () => {
    provider = createServer((request, response) => {
      void text(request).then((sent) => {
        if (request.url?.startsWith('/.well-known/')) return response.end(metadata());
        const { type, body } = answer(sent + String(request.headers.authorization));
        response.writeHead(400, { 'content-type': type }).end(body);
      });
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    app = await createTestApp({
      env: {
        GOOGLE_CLIENT_ID: 'callboard',
        GOOGLE_CLIENT_SECRET: 'google-secret',
        GOOGLE_ISSUER: issuer(),
      },
    });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    provider.closeAllConnections();
    provider.close();
  });

  const issuer = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const metadata = () =>
    JSON.stringify({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/auth`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
    });

  it.each(echoes)('in %s leaves none of it in the log', async (_, answers, error) => {
    answer = answers;
    const warn = vi.spyOn(LazyChildLogger.prototype, 'warn');
    const started = await app.call(auth.google);
    const state = new URL(String(started.headers.location)).searchParams.get('state');
    const cookie = cookieOf(started, 'callboard-google');
    const path = `/api/auth/google/callback?code=the-code&state=${state}`;
    const refused = await app.call('GET', path, undefined, { cookie });
    expect(refused.headers.location).toBe('/auth?error=oauth_error');

    const [line] = warn.mock.calls[0] ?? [];
    expect(line).toMatchObject({ reason: 'oauth_error' });
    expect((line as { provider?: { error?: string } }).provider?.error).toBe(error);
    const { verifier } = JSON.parse(
      Buffer.from(cookie.slice('callboard-google='.length), 'base64url').toString(),
    ) as { verifier: string };
    const written = logged(line as object);
    for (const secret of ['the-code', verifier, 'google-secret', btoa('callboard:google-secret')])
      expect(written).not.toContain(secret);
  });
});

function logged(line: object): string {
  let written = '';
  const write = (part: string) => {
    written += part;
  };
  pino(logOptions({ logLevel: 'info' }), { write }).warn(line);
  return written;
}
