import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { FileStore } from '../platform/files/file-store.ts';

/** What every file store promises. */
export function testFileStore(store: () => FileStore): void {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await store().get(key, range);
    return found && buffer(found.stream);
  };

  const keysBelow = (folder: string) => Readable.from(store().list(folder)).toArray();

  it('gives back what was put, with its facts', async () => {
    const before = Date.now();
    await store().put('posts/poster.png', Buffer.from('a poster'));
    const found = await store().get('posts/poster.png');
    expect(found).toMatchObject({ size: 8, contentType: 'image/png' });
    expect(String(await buffer(found?.stream ?? Readable.from([])))).toBe('a poster');
    expect(await store().head('posts/poster.png')).toEqual({
      size: 8,
      contentType: 'image/png',
      etag: found?.etag,
      lastModified: found?.lastModified,
    });
    expect(found?.etag).toMatch(/^".+"$/);
    // S3 counts whole seconds.
    const modified = found?.lastModified.getTime() ?? 0;
    expect(modified).toBeGreaterThanOrEqual(before - 1000);
    expect(modified).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('takes a long stream and gives back any part of it', async () => {
    const reel = randomBytes(18 * 1024 * 1024 + 7);
    const chunks = Array.from({ length: 19 }, (_, n) => reel.subarray(n << 20, (n + 1) << 20));
    await store().put('reels/reel.mp4', Readable.from(chunks));
    expect((await store().head('reels/reel.mp4'))?.size).toBe(reel.length);
    expect((await read('reels/reel.mp4'))?.equals(reel)).toBe(true);
    const range = { start: 9_000_000, end: 9_000_099 };
    expect(await read('reels/reel.mp4', range)).toEqual(reel.subarray(9_000_000, 9_000_100));
    const part = await store().get('reels/reel.mp4', range);
    part?.stream.destroy();
    expect(part?.size).toBe(reel.length);
  });

  it('lists the keys below a folder', async () => {
    await store().put('listed/one/a.part', Buffer.from('a'));
    await store().put('listed/two/b.part', Buffer.from('b'));
    expect(new Set(await keysBelow('listed/'))).toEqual(
      new Set(['listed/one/a.part', 'listed/two/b.part']),
    );
    expect(await keysBelow('listed/one/')).toEqual(['listed/one/a.part']);
    expect(await keysBelow('nothing/')).toEqual([]);
  });

  it('takes a file from the disk, which is then gone from there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'callboard-take-'));
    const path = join(folder, 'reel');
    const reel = randomBytes(9 * 1024 * 1024);
    await writeFile(path, reel);
    await store().take('taken/reel.webm', path);
    expect((await read('taken/reel.webm'))?.equals(reel)).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    await expect(store().take('taken/none.webm', path)).rejects.toThrow();
    expect(await store().head('taken/none.webm')).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('keeps an empty file', async () => {
    await store().put('empty.pdf', Buffer.alloc(0));
    expect(await store().head('empty.pdf')).toMatchObject({ size: 0 });
  });

  it('keeps nothing of a stream that breaks', async () => {
    async function* broken() {
      for (let n = 0; n < 12; n++) yield Buffer.alloc(1 << 20, 1);
      throw new Error('connection lost');
    }
    await expect(store().put('broken.mov', Readable.from(broken()))).rejects.toThrow(
      'connection lost',
    );
    expect(await store().head('broken.mov')).toBeNull();
  });

  it('replaces, deletes, and does not mind what is not there', async () => {
    await store().put('twice.jpg', Buffer.from('one'));
    await store().put('twice.jpg', Buffer.from('second'));
    expect(String(await read('twice.jpg'))).toBe('second');
    await store().delete('twice.jpg');
    await store().delete('twice.jpg');
    expect(await store().get('twice.jpg')).toBeNull();
    expect(await store().head('nobody/knows.jpg')).toBeNull();
  });

  it.each([
    '../outside.jpg',
    '/etc/passwd.jpg',
    'a//b.jpg',
    'a/../b.jpg',
    '.hidden.jpg',
    'page.html',
    'a.svg',
    'none',
    'a\0.jpg',
    `${'a'.repeat(197)}.jpg`,
  ])('refuses the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'))).rejects.toThrow();
    await expect(Promise.resolve().then(() => store().get(key))).rejects.toThrow();
  });
}
