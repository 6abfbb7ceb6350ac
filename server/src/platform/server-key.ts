import { hkdfSync, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What a key is for. A value made with the key of one purpose is worthless for another. */
export type KeyPurpose =
  | 'device'
  | 'sign-up'
  | 'code'
  | 'unsubscribe'
  | 'calendar'
  | 'appeal'
  | 'backup';

/** A key of the server for one purpose; instances on one database have the same. */
export function serverKey({ secretKey }: { secretKey: Buffer }, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `callboard ${purpose}`, 32));
}

/**
 * The secret that every key is made of: SECRET_KEY, else a file in DATA_DIR that a restore has left, else the password of
 * the database, else a file that is made. The password is stretched: a browser that holds a signed value could otherwise
 * guess a short one, thousands a second.
 */
export function loadSecretKey(
  { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>,
  databaseUrl: string,
): Buffer {
  if (secretKey) return Buffer.from(secretKey);
  const url = URL.parse(databaseUrl);
  const password = url?.password || url?.searchParams.get('password');
  if (!password || existsSync(keyFile(dataDir))) return readKeyFile(dataDir);
  return stretch(password);
}

const stretched = new Map<string, Buffer>();

/** Slow on purpose, so only once for all servers of a process: the tests start hundreds. */
function stretch(password: string): Buffer {
  const known = stretched.get(password) ?? scryptSync(password, 'callboard server key', 32);
  stretched.set(password, known);
  return known;
}

const keyFile = (dataDir: string) => join(dataDir, 'secret-key');

/** Keeps the secret that a backup was made with. */
export function writeSecretKey(dataDir: string, secret: Buffer): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(keyFile(dataDir), secret.toString('base64url'), { mode: 0o600 });
}

/** The file is linked into place: an instance that starts at the same moment reads a whole key, and the same one. */
function readKeyFile(dataDir: string): Buffer {
  const file = keyFile(dataDir);
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
}
