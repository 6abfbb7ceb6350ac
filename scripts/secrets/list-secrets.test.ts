import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { listSecrets } from './list-secrets.ts';

// Put together here, so that this file holds none.
const joined = (...parts: string[]) => parts.join('');

const pem = { type: 'pkcs1', format: 'pem' } as const;
const options = { modulusLength: 2048, privateKeyEncoding: pem, publicKeyEncoding: pem };

it.each([
  [
    'a key of a bucket',
    joined('aws_secret_access_', 'key = wJalrXUtnFEMIK7MDENGbPxRfiCYzEX7MPLEKEYx'),
  ],
  ['a token of GitHub', joined('ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx')],
  ['a database with its password', joined('postgresql://app', ':hunter22@db.example.org/app')],
  ['a private key', generateKeyPairSync('rsa', options).privateKey],
])('finds %s, and does not repeat it', async (_, secret) => {
  const found = await listSecrets('notes.md', `first line\nkey: ${secret}\n`);
  expect(found).toEqual([expect.stringMatching(/^notes\.md:2 /)]);
  expect(found[0]).not.toContain(secret);
});

it('passes samples of tests', async () => {
  expect(await listSecrets('a.test.ts', 'postgresql://nobody:none@127.0.0.1:1/none')).toEqual([]);
});
