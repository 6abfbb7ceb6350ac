import { legacyMediaPath } from '#contract/legacy-media/path.ts';
import { siteConfig } from './boot.ts';

/** Where the browser fetches a file: one of the legacy host through us, every other at its own address. */
export function mediaSrc(url: string, legacyHost = siteConfig.legacyMediaHost): string {
  return legacyHost && url.startsWith(`https://${legacyHost}/`)
    ? `${legacyMediaPath}?url=${encodeURIComponent(url)}`
    : url;
}
