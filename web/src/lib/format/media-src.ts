import { legacyMediaPath } from '#contract/legacy-media/path.ts';
import { siteConfig } from '../session/boot.ts';

/** Whether the file is on another host: it is linked, never loaded. */
export function isExternalMedia(url: string): boolean {
  return mediaSrc(url).startsWith('https:');
}

/** Files of the legacy host are fetched through our proxy; all others directly. */
export function mediaSrc(url: string, legacyHost = siteConfig.legacyMediaHost): string {
  return legacyHost && url.startsWith(`https://${legacyHost}/`)
    ? `${legacyMediaPath}?url=${encodeURIComponent(url)}`
    : url;
}
