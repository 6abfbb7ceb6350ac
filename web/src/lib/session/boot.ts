import type { QueryClient } from '@tanstack/react-query';
import { type Boot, bootElementId } from '#contract/boot.ts';
import { currentUserKey } from './session.ts';

const defaultConfig: Boot['config'] = {
  googleSignIn: false,
  emailDomains: [],
  production: false,
  legacyMediaHost: null,
  timeZone: 'America/New_York',
  schoolName: 'Tisch School of the Arts',
  serviceWorker: false,
};

const boot = readBoot();

/** The configuration that the server wrote into the page. */
export const siteConfig: Boot['config'] = boot?.config ?? defaultConfig;

/** Seeds the query cache with the member that the server wrote into the page. */
export function seedCurrentUser(client: QueryClient): void {
  if (boot) client.setQueryData(currentUserKey, boot.user);
}

/** Null where no server rendered the page, as under the Vite development server. */
function readBoot(): Boot | null {
  try {
    return JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;
  } catch {
    return null;
  }
}
