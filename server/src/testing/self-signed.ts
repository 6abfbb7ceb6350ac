import { generateKeyPairSync, sign } from 'node:crypto';

export interface SelfSigned {
  key: string;
  cert: string;
}

const tags = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17 };
const sequenceTag = 0x30;

/** A certificate for localhost and 127.0.0.1 that nobody has signed but itself. */
export function createSelfSigned(): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const name = sequence(
    der(0x31, sequence(oid('550403'), der(tags.text, Buffer.from('localhost')))),
  );
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const day = 24 * 3600 * 1000;
  const content = sequence(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(tags.octets, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(
    content,
    algorithm,
    der(tags.bits, Buffer.concat([Buffer.from([0]), signature])),
  );
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(sequenceTag, ...parts);
}

function oid(hex: string): Buffer {
  return der(tags.oid, Buffer.from(hex, 'hex'));
}

/** YYMMDDHHMMSSZ */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(tags.time, Buffer.from(`${digits}Z`));
}
