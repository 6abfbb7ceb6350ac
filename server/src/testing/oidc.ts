import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';
import { vi } from 'vitest';

type Claims = Record<string, unknown>;

export interface TestOidc {
  issuer: string;
  env: Record<string, string>;
  /** Signs this account in at the provider and gives the address it sends the browser back to. */
  authorize: (url: string, account: Claims & { sub: string }) => Promise<string>;
  /** Changes the claims of the ID tokens that are issued next; signed by `key` or by the provider's own. */
  tamper: (change: ((claims: Claims) => Claims) | null, key?: KeyObject) => void;
  stop: () => Promise<void>;
}

/** A real OpenID provider on loopback, in place of Google. */
export async function startOidc(redirectUri: string, port = 0): Promise<TestOidc> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ownKey = newSigningKey();
  const accounts = new Map<string, Claims>();
  let signingIn = '';
  let change: ((claims: Claims) => Claims) | null = null;
  let signingKey = ownKey;

  const silencedWarning = vi.spyOn(console, 'warn').mockReturnValue();
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'callboard', client_secret: 'google-secret', redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...(ownKey.export({ format: 'jwk' }) as JWK), kid: 'test', use: 'sig' }] },
    cookies: { keys: ['cookie-secret'] },
    conformIdTokenClaims: false,
    claims: { email: ['email', 'email_verified', 'hd'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { Grant } = oidc.provider;
      const grant = new Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  silencedWarning.mockRestore();
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !change || !body?.id_token) return;
    const payload = Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString();
    body.id_token = signToken(change(JSON.parse(payload) as Claims), signingKey);
  });

  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: signingIn } });
  });

  return {
    issuer,
    env: {
      GOOGLE_CLIENT_ID: 'callboard',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_ISSUER: issuer,
    },
    authorize: async (url, { sub, ...claims }) => {
      accounts.set(sub, claims);
      signingIn = sub;
      return followUntil(url, (location) => !location.startsWith(issuer));
    },
    tamper: (newChange, key = ownKey) => {
      change = newChange;
      signingKey = key;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function newSigningKey(): KeyObject {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

function signToken(claims: Claims, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'test' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** Follows redirects as a browser would, with cookies. */
async function followUntil(start: string, isEnd: (url: string) => boolean): Promise<string> {
  const jar = new Map<string, string>();
  for (let url = start, hops = 0; hops < 10; hops++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} at ${url}: ${await answer.text()}`);
    url = new URL(location, url).href;
    if (isEnd(url)) return url;
  }
  throw new Error('Too many redirects.');
}
