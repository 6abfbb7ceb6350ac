import type { QueryClient } from '@tanstack/react-query';
import { type Boot, bootElementId } from '#contract/boot.ts';
import { currentUserKey } from './session.ts';

const defaultConfig: Boot['config'] = {
  googleSignIn: false,
  emailDomains: [],
  production: false,
  legacyMediaHost: null,
};

const boot = readBoot();

/** What this installation offers; the same for everyone. */
export const siteConfig: Boot['config'] = boot?.config ?? defaultConfig;

/** Puts the member that the server wrote into the page where the query for it would. */
export function seedCurrentUser(client: QueryClient): void {
  if (boot) client.setQueryData(currentUserKey, boot.user);
}

/** Null where no server filled the page in, as under the development server of the web alone. */
function readBoot(): Boot | null {
  try {
    return JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;
  } catch {
    return null;
  }
}
