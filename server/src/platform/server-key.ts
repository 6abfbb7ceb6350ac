import { hkdfSync, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What a key is for. A value made with the key of one purpose is worthless for another. */
export type KeyPurpose = 'device' | 'sign-up' | 'code' | 'unsubscribe' | 'calendar' | 'appeal';

/** A key of the server for one purpose; instances on one database have the same. */
export function serverKey({ secretKey }: { secretKey: Buffer }, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `callboard ${purpose}`, 32));
}

/**
 * The secret that every key is made of: SECRET_KEY, else the password of the database, else a file in DATA_DIR. The
 * password is stretched: a browser that holds a signed value could otherwise guess a short one, thousands a second.
 */
export function loadSecretKey(
  { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>,
  databaseUrl: string,
): Buffer {
  if (secretKey) return Buffer.from(secretKey);
  const url = URL.parse(databaseUrl);
  const password = url?.password || url?.searchParams.get('password');
  return password ? scryptSync(password, 'callboard server key', 32) : readKeyFile(dataDir);
}

/** The file is linked into place: an instance that starts at the same moment reads a whole key, and the same one. */
function readKeyFile(dataDir: string): Buffer {
  const file = join(dataDir, 'secret-key');
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
