import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linkNativeLibraries } from './link-native-libraries.ts';
import { createDataDir } from './test-helpers.ts';

async function makePackage(): Promise<string> {
  const folder = await createDataDir();
  const lib = path.join(folder, 'native', 'lib');
  await mkdir(lib, { recursive: true });
  await writeFile(path.join(lib, 'libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}

it('makes the links that are missing and leaves the others', async () => {
  const folder = await makePackage();
  await linkNativeLibraries(folder);
  await rm(path.join(folder, 'native/lib/libpq.so'));
  await linkNativeLibraries(folder);
  expect(await readlink(path.join(folder, 'native/lib/libpq.so'))).toBe('libpq.so.5.18');
  expect(await readFile(path.join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
});

it('says what to do when a link is missing and cannot be made', async () => {
  const folder = await makePackage();
  await rm(path.join(folder, 'native/lib'), { recursive: true });
  await expect(linkNativeLibraries(folder)).rejects.toThrow(/npm rebuild.*DATABASE_URL\.$/);
});

it('has nothing to do where the package brings no list of links', async () => {
  await expect(linkNativeLibraries(await createDataDir())).resolves.toBeUndefined();
});
