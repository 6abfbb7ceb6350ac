import { describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { startOidc } from '#server/testing/oidc.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { googleClient } from './google-client.ts';

describe('a provider that is not there', () => {
  it('says that the sign-in failed when Google is not configured', async () => {
    const app = await createTestApp();
    const answer = await app.call(auth.google);
    expect(answer.headers.location).toBe('/auth?error=oauth_error');
    await app.close();
  });

  it('tries again after the provider could not be reached', async () => {
    const first = await startOidc('http://callboard.test/api/auth/google/callback');
    const port = Number(new URL(first.issuer).port);
    await first.stop();
    const client = googleClient({
      issuer: first.issuer,
      clientId: 'callboard',
      clientSecret: 'google-secret',
    });
    await expect(client()).rejects.toThrow();
    const again = await startOidc('http://callboard.test/api/auth/google/callback', port);
    const found = await client();
    expect(found.serverMetadata().issuer).toBe(first.issuer);
    expect(await client()).toBe(found);
    await again.stop();
  });
});
