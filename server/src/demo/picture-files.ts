import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import json from './pictures/manifest.json' with { type: 'json' };

export type PictureFolder = 'portraits' | 'artworks';

/** `portraits/maya-okafor`: its files without their endings. */
export type PictureName = `${PictureFolder}/${string}`;

/** What a page needs to know of a picture before it has loaded. */
export interface PictureFacts {
  /** SHA-256 of the SVG that it was rendered from. */
  source: string;
  width: number;
  height: number;
  blur: string;
  /** Widths of its smaller copies. */
  variants: number[];
}

export type Manifest = Record<PictureName, PictureFacts>;

/** Written by `npm run demo:render`. */
export const manifest: Manifest = json;

export const pictureRoot = fileURLToPath(new URL('./pictures', import.meta.url));

export function sourceFile(name: PictureName): string {
  return join(pictureRoot, `${name}.svg`);
}

export function imageFile(name: PictureName, variant?: number): string {
  return join(pictureRoot, `${name}${variant === undefined ? '' : `-${variant}`}.webp`);
}

/** Every image file that these pictures consist of. */
export function listImages(pictures: Manifest): string[] {
  const names = Object.keys(pictures) as PictureName[];
  return names.flatMap((name) => [
    imageFile(name),
    ...(pictures[name]?.variants ?? []).map((width) => imageFile(name, width)),
  ]);
}
