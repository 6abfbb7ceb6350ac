import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareImage } from '../platform/media/prepare-image.ts';
import {
  imageFile,
  listImages,
  type Manifest,
  manifest,
  type PictureFacts,
  type PictureFolder,
  type PictureName,
  pictureRoot,
  sourceFile,
} from './picture-files.ts';

/** Three quarters of the drawings' own size are enough for a card. */
const density = 54;

/** Smaller than what a member uploads, because every clone of the repository carries them. */
const encoding = { quality: 76, effort: 6 };

/** `npm run demo:render`: renders the sources that changed, and removes the images that have no source any more. */
async function renderPictures(): Promise<void> {
  const names = [...(await listSources('artworks')), ...(await listSources('portraits'))];
  const rendered: Manifest = {};
  for (const name of names) {
    const svg = await readFile(sourceFile(name));
    const source = createHash('sha256').update(svg).digest('hex');
    const known = manifest[name];
    const isCurrent = known?.source === source && listImages({ [name]: known }).every(existsSync);
    if (!isCurrent) console.log(name);
    rendered[name] = isCurrent ? known : await render(name, svg, source);
  }
  await writeFile(join(pictureRoot, 'manifest.json'), `${JSON.stringify(rendered, null, 2)}\n`);
  await removeLeftovers(rendered);
}

async function listSources(folder: PictureFolder): Promise<PictureName[]> {
  const files = await readdir(join(pictureRoot, folder));
  return files
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => `${folder}/${file.slice(0, -'.svg'.length)}` as const);
}

async function render(name: PictureName, svg: Buffer, source: string): Promise<PictureFacts> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-picture-'));
  try {
    const path = join(folder, 'picture.png');
    await sharp(svg, { density }).png().toFile(path);
    const { main, width, height, blur, variants } = await prepareImage(
      path,
      { id: 'demo' },
      encoding,
    );
    await writeFile(imageFile(name), main);
    for (const one of variants) await writeFile(imageFile(name, one.width), one.content);
    return { source, width, height, blur, variants: variants.map((one) => one.width) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function removeLeftovers(rendered: Manifest): Promise<void> {
  const wanted = new Set(listImages(rendered));
  for (const file of await readdir(pictureRoot, { recursive: true })) {
    const path = join(pictureRoot, file);
    if (path.endsWith('.webp') && !wanted.has(path)) await rm(path);
  }
}

await renderPictures();
