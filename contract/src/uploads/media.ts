import { z } from 'zod';

export const uploadLimitBytes = 500 * 1024 * 1024;

export const mediaKinds = ['image', 'video', 'audio', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Everything a card needs to show a file without moving when it arrives. */
export const media = z.object({
  url: z.string(),
  type: z.enum(mediaKinds),
  name: z.string().nullable(),
  size: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  blur: z.string().nullable(),
  poster: z.string().nullable(),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
  alt: z.string().nullable(),
});

export type Media = z.output<typeof media>;

const extensions: [MediaKind, RegExp][] = [
  ['video', /\.(mp4|webm|mov)$/],
  ['audio', /\.(mp3|wav|m4a|aac)$/],
  ['document', /\.(pdf|docx?)$/],
];

/** The canonical addresses of `parseVideoLink`. */
const videoSites = /^https:\/\/(www\.youtube\.com\/watch\?v=|vimeo\.com\/)/;

/** Media that lives elsewhere is told apart by its address; uploads by their content. */
export function mediaKindOfUrl(url: string): MediaKind {
  if (videoSites.test(url)) return 'video';
  const path = url.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  return extensions.find(([, pattern]) => pattern.test(path))?.[0] ?? 'image';
}
