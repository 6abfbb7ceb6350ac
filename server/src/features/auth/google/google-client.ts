import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Config } from '#server/config.ts';

export type GoogleClient = () => Promise<Configuration>;

/** Finds the provider's addresses and keys at the first sign-in; when that fails, the next sign-in tries again. */
export function googleClient(google: Config['google']): GoogleClient {
  let found: Promise<Configuration> | null = null;
  return () => {
    if (!google) return Promise.reject(new Error('Google sign-in is not configured.'));
    found ??= discover(google);
    found.catch(() => {
      found = null;
    });
    return found;
  };
}

function discover({ issuer, clientId, clientSecret }: NonNullable<Config['google']>) {
  // oxlint-disable-next-line typescript/no-deprecated -- marked to stand out: production refuses an http issuer.
  const insecure = issuer.startsWith('http://') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [enableNonRepudiationChecks, ...insecure],
    timeout: 10,
  });
}
