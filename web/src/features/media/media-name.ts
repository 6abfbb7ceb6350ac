import type { Media } from '#contract/uploads/media.ts';

/** The original file name, or the last segment of the URL. */
export function mediaName({ name, url }: Pick<Media, 'name' | 'url'>): string {
  if (name) return name;
  const end = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(end) || 'File';
  } catch {
    return end;
  }
}
