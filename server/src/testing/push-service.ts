import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NewSubscription } from '#contract/push/contract.ts';
import type { PushPayload } from '#contract/push/payload.ts';
import { type RemoteConnection, remoteConnection } from '../platform/remote/remote-connection.ts';

const defaultOrigin = 'https://push.example.com';

export interface ReceivedPush {
  headers: IncomingMessage['headers'];
  payload: PushPayload;
}

/** A browser at the push service: what it subscribes with, and what it has received. */
export interface PushBrowser {
  subscription: NewSubscription;
  received: ReceivedPush[];
  /** What the push service answers from now on; 201 at first. */
  answer: (status: number) => void;
  /** Answers nothing any more, until `release`. */
  hold: () => void;
  release: () => void;
  /** How many requests have come and got no answer yet. */
  held: () => number;
}

export interface PushService {
  /** Reaches it by plain http and on loopback, which the real connection would refuse. */
  connection: RemoteConnection;
  /** Every request that arrived, also for browsers that are gone. */
  count: () => number;
  newBrowser: (publicKey: string, origin?: string) => PushBrowser;
  stop: () => Promise<void>;
}

/** A real push service: checks who sends, and decrypts what it gets with the keys of the browser. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (incoming: IncomingMessage) => Promise<number>>();
  let count = 0;
  const server = createServer((incoming, response) => {
    count++;
    const receive = browsers.get(incoming.url ?? '') ?? (async () => 404);
    receive(incoming).then(
      (status) => response.writeHead(status).end(),
      (error: Error) => response.writeHead(400).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    connection: {
      ...remoteConnection,
      request: ((options: RequestOptions) => request(options)) as RemoteConnection['request'],
      port,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
    },
    count: () => count,
    newBrowser: (publicKey, origin = defaultOrigin) => {
      const path = `/send/${randomBytes(9).toString('base64url')}`;
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const p256dh = ecdh.generateKeys();
      const received: ReceivedPush[] = [];
      let status = 201;
      let held = 0;
      let gate = { promise: Promise.resolve(), resolve: () => {} };
      browsers.set(path, async (incoming) => {
        const body = await buffer(incoming);
        verifySender(incoming, publicKey, origin);
        held += 1;
        await gate.promise;
        held -= 1;
        const payload = decrypt(body, ecdh, auth);
        if (status === 201) received.push({ headers: incoming.headers, payload });
        return status;
      });
      return {
        subscription: {
          endpoint: `${origin}${path}`,
          keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
        },
        received,
        answer: (next) => {
          status = next;
        },
        hold: () => {
          gate = Promise.withResolvers<void>();
        },
        release: () => gate.resolve(),
        held: () => held,
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** RFC 8292: the token is signed by the key that the browser has subscribed with, for this service and not for long. */
function verifySender({ headers }: IncomingMessage, publicKey: string, origin: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('The key is not the one of the subscription.');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const day = 24 * 3600;
  const now = Date.now() / 1000;
  if (
    !isSigned ||
    aud !== origin ||
    exp < now ||
    exp > now + day + 60 ||
    !sub.startsWith('mailto:')
  ) {
    throw new Error('The token is not valid.');
  }
}

/** RFC 8291: one record of aes128gcm. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): PushPayload {
  const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
}
