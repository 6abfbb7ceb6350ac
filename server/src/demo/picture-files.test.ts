import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artworks } from './data/artworks.ts';
import { members } from './data/members.ts';
import { portfolio } from './data/portfolio.ts';
import { posts } from './data/posts.ts';
import {
  imageFile,
  listImages,
  manifest,
  type PictureFacts,
  type PictureName,
  pictureRoot,
  sourceFile,
} from './picture-files.ts';

const pictures = Object.entries(manifest) as [PictureName, PictureFacts][];
const names = pictures.map(([name]) => name);
const sourceOf = (name: PictureName) => readFileSync(sourceFile(name), 'utf8');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const shown: PictureName[] = [
  ...members.map(({ key }) => `portraits/${key}` as const),
  ...[...posts, ...portfolio].flatMap(({ artwork }) =>
    artwork ? [`artworks/${artwork}` as const] : [],
  ),
];

describe('the pictures of the demo', () => {
  it('are those that members, posts and portfolios show, and no other', () => {
    expect(names.toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(Object.keys(artworks).map((key) => `artworks/${key}`)).toEqual(
      names.filter((name) => name.startsWith('artworks/')),
    );
  });

  it('lie beside their sources, with no file left over', () => {
    const files = readdirSync(pictureRoot, { recursive: true, encoding: 'utf8' })
      .map((file) => join(pictureRoot, file))
      .filter((file) => statSync(file).isFile());
    const expected = [
      join(pictureRoot, 'manifest.json'),
      ...names.map(sourceFile),
      ...listImages(manifest),
    ];
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  it('are rendered from the sources as they are now (else: npm run demo:render)', () => {
    const stale = pictures.filter(([name, { source }]) => source !== sha256(sourceOf(name)));
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('have the sizes that the manifest says, and together a few megabytes', async () => {
    for (const [name, { width, height, variants }] of pictures) {
      expect(await sharp(imageFile(name)).metadata()).toMatchObject({ width, height });
      for (const variant of variants) {
        expect(await sharp(imageFile(name, variant)).metadata()).toMatchObject({ width: variant });
      }
    }
    const bytes = listImages(manifest).map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });

  it('have a text for members who cannot see them', () => {
    expect(Object.entries(artworks).filter(([, text]) => text.length <= 40)).toEqual([]);
  });

  it('differ from each other', () => {
    const drawings = names.map((name) => sourceOf(name).replace(/<title>.*<\/title>/, ''));
    expect(new Set(drawings).size).toBe(names.length);
  });
});

describe('the sources', () => {
  it('are one of three sizes', () => {
    const sizes = names.map((name) => /width="(\d+)" height="(\d+)"/.exec(sourceOf(name)));
    expect([...new Set(sizes.map((size) => `${size?.[1]}x${size?.[2]}`))].toSorted()).toEqual([
      '1080x1350',
      '1600x1000',
      '640x640',
    ]);
  });

  it('use no font and nothing from elsewhere, so that they look the same on every machine', () => {
    const dependent = names.filter((name) => /<text|<image|<script|href=/.test(sourceOf(name)));
    expect(dependent).toEqual([]);
  });

  it('refer only to what they define', () => {
    const lost = names.flatMap((name) => {
      const svg = sourceOf(name);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      return [...svg.matchAll(/url\(#([^)]+)\)/g)].flatMap(([, id]) =>
        ids.has(id) ? [] : [`${name} #${id}`],
      );
    });
    expect(lost).toEqual([]);
  });
});
