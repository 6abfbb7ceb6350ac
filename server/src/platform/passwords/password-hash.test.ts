import { expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.ts';

it('makes an argon2id hash of 19 MiB that only its password matches', async () => {
  const hash = await hashPassword('right');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'right')).toBe(true);
  expect(await verifyPassword(hash, 'wrong')).toBe(false);
  expect(await hashPassword('right')).not.toBe(hash);
});

it('matches no password where there is none', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
});

it('knows a hash of other costs', async () => {
  expect(needsRehash(await hashPassword('right'))).toBe(false);
  expect(needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21l$aGFzaA')).toBe(true);
});
