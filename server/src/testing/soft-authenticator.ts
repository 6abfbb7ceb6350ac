import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#contract/auth/passkey-json.ts';

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

interface Claims {
  origin?: string;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  userHandle?: string;
}

/** A passkey in software, with an origin, a counter and claims that a test may falsify. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  const credential = { id, rawId: id, type: 'public-key' } as const;
  let counter = 0;
  let owner = '';

  return {
    id,
    create: (options: PasskeyCreationOptions, claims: Claims = {}): PasskeyRegistration => {
      owner = options.user.id;
      const data = authenticatorData({
        rpId: claims.rpId ?? options.rp.id,
        counter: claims.counter ?? counter,
        flags: flags.userPresent | flags.userVerified | flags.attested,
        attested: attestedCredential(id, publicKey),
      });
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, claims.origin ?? origin),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    get: (options: PasskeyRequestOptions, claims: Claims = {}): PasskeyAssertion => {
      counter = claims.counter ?? counter + 1;
      const verified = (claims.userVerified ?? true) ? flags.userVerified : 0;
      const data = authenticatorData({
        rpId: claims.rpId ?? options.rpId,
        counter,
        flags: flags.userPresent | verified,
      });
      const json = clientData('webauthn.get', options, claims.origin ?? origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(json, 'base64url'))]);
      return {
        ...credential,
        response: {
          clientDataJSON: json,
          authenticatorData: encode(data),
          signature: encode(sign('sha256', signed, privateKey)),
          userHandle: claims.userHandle ?? owner,
        },
      };
    },
  };
}

function clientData(type: string, { challenge }: { challenge: string }, origin: string): string {
  return encode(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function authenticatorData(parts: {
  rpId: string;
  flags: number;
  counter: number;
  attested?: Buffer;
}): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(parts.counter);
  return Buffer.concat([
    sha256(Buffer.from(parts.rpId)),
    Buffer.from([parts.flags]),
    counter,
    parts.attested ?? Buffer.alloc(0),
  ]);
}

/** Sixteen zeros for the make of the device, then the credential's id and its key in COSE. */
function attestedCredential(id: string, publicKey: KeyObject): Buffer {
  const raw = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(raw.length);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.concat([Buffer.alloc(16), length, raw, isoCBOR.encode(key)]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function encode(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url');
}
