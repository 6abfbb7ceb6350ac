import { legacyMediaPath } from '#contract/legacy-media/path.ts';
import { siteConfig } from '../session/boot.ts';

/** Whether a file stays at another host: the page shows pictures from there, and plays nothing. */
export function isExternalMedia(url: string): boolean {
  return mediaSrc(url).startsWith('https:');
}

/** Where the browser fetches a file: one of the legacy host through us, every other at its own address. */
export function mediaSrc(url: string, legacyHost = siteConfig.legacyMediaHost): string {
  return legacyHost && url.startsWith(`https://${legacyHost}/`)
    ? `${legacyMediaPath}?url=${encodeURIComponent(url)}`
    : url;
}
