import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverKey } from '#server/platform/server-key.ts';
import { BackupError, type Seal } from './archive.ts';
import type { BackupFacts } from './backup-format.ts';
import { checkOfSecret } from './check-of-secret.ts';

/** Signs the checksums, and with them all that a backup holds. */
export function signChecksums(secret: Buffer, checksums: string): string {
  const key = serverKey({ secretKey: secret }, 'backup');
  return `hmac-sha256 ${createHmac('sha256', key).update(checksums).digest('base64url')}\n`;
}

/** What an operator can compare: short, and tells nothing about the secret. */
export const fingerprintOf = (secret: Buffer) => checkOfSecret(secret).slice(0, 12);

/**
 * Throws unless this server made the backup, or the operator trusts it. A signature that is wrong for its own key is refused in
 * any case.
 */
export function assertTrusted(
  facts: BackupFacts,
  seal: Seal,
  secret: Buffer | null,
  isTrusted: boolean,
): void {
  if (secret && isSignedWith(secret, seal)) return;
  const doubt = describeDoubt(facts, seal, secret);
  if (isTrusted) return;
  throw new BackupError(
    `${doubt} It becomes the whole of this installation, accounts and their rights included: if you know where it comes from, say npm run restore -- FILE --trust.`,
  );
}

function describeDoubt(facts: BackupFacts, seal: Seal, secret: Buffer | null): string {
  if (seal.signature === null)
    return 'This backup is not signed, as those of 0.2.0 and before are.';
  const theirs = facts.secretKey === null ? null : Buffer.from(facts.secretKey, 'base64url');
  const isOurs = secret !== null && facts.secretKeyCheck === checkOfSecret(secret);
  if (isOurs || (theirs && !isSignedWith(theirs, seal))) {
    throw new BackupError(
      'The backup was changed after it was made: its signature is wrong. Take another one.',
    );
  }
  return theirs
    ? `This backup is signed with the key ${fingerprintOf(theirs)}, which is not the one of this server.`
    : 'The signature of this backup cannot be checked here: it was made with another SECRET_KEY, which you can set.';
}

function isSignedWith(secret: Buffer, { checksums, signature }: Seal): boolean {
  const expected = Buffer.from(signChecksums(secret, checksums));
  const found = Buffer.from(signature ?? '');
  return expected.length === found.length && timingSafeEqual(expected, found);
}
