import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSwift, swiftIsInstalled, swiftIsMissing, type TestSwift } from '../testing/swift.ts';
import type { FileStore } from './file-store.ts';
import { diskFiles } from './files-disk.ts';
import { s3Files } from './files-s3.ts';

function keepsFiles(store: () => FileStore): void {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await store().get(key, range);
    return found && buffer(found.stream);
  };

  it('gives back what was put, with its facts', async () => {
    await store().put('posts/poster.png', Buffer.from('a poster'));
    const found = await store().get('posts/poster.png');
    expect(found).toMatchObject({ size: 8, contentType: 'image/png' });
    expect(String(await buffer(found?.stream ?? Readable.from([])))).toBe('a poster');
    expect(await store().head('posts/poster.png')).toEqual({
      size: 8,
      contentType: 'image/png',
      etag: found?.etag,
      lastModified: expect.any(Date),
    });
    expect(found?.etag).toMatch(/^".+"$/);
    expect(Math.abs(Date.now() - (found?.lastModified.getTime() ?? 0))).toBeLessThan(60_000);
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

describe('files on disk', () => {
  let root: string;
  let store: FileStore;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'callboard-files-'));
    store = diskFiles(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  keepsFiles(() => store);

  it('leave nothing half-written behind a kill -9', async () => {
    const module = new URL('./files-disk.ts', import.meta.url).href;
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { diskFiles } = await import(${JSON.stringify(module)});
       const { Readable } = await import('node:stream');
       async function* slow() { for (;;) { yield Buffer.alloc(65536); console.log('more'); await new Promise((r) => setTimeout(r, 20)); } }
       await diskFiles(${JSON.stringify(root)}).put('killed/reel.mp4', Readable.from(slow()));`,
    ]);
    await vi.waitFor(
      async () => expect(await readdir(join(root, '.unfinished'))).toHaveLength(1),
      5000,
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await store.head('killed/reel.mp4')).toBeNull();
    expect(await readdir(join(root, 'killed'))).toEqual([]);
  });

  it('clear away unfinished ones after a day', async () => {
    const folder = join(root, '.unfinished');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    await utimes(join(folder, 'old'), new Date('2020-01-01'), new Date('2020-01-01'));
    diskFiles(root);
    await vi.waitFor(async () => expect(await readdir(folder)).not.toContain('old'), 3000);
    expect(await readdir(folder)).toContain('new');
  });
});

if (swiftIsInstalled) {
  describe('files in S3', () => {
    let swift: TestSwift;
    let store: FileStore;
    let admin: S3Client;
    const bucket = 'callboard-test';

    beforeAll(async () => {
      swift = await startSwift();
      const { endpoint, region, accessKeyId, secretAccessKey } = swift;
      admin = new S3Client({
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
      });
      await admin.send(new CreateBucketCommand({ Bucket: bucket }));
      store = s3Files({ bucket, ...swift });
    });
    afterAll(async () => {
      store.close();
      admin.destroy();
      await swift.stop();
    });

    keepsFiles(() => store);

    it('leave no parts of a broken upload behind', async () => {
      const { Uploads } = await admin.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
      expect(Uploads ?? []).toEqual([]);
    });

    it('are refused with a wrong secret', async () => {
      const stranger = s3Files({ bucket, ...swift, secretAccessKey: 'wrong' });
      await expect(stranger.put('x.jpg', Buffer.from('x'))).rejects.toThrow();
      await expect(stranger.head('posts/poster.png')).rejects.toThrow();
      stranger.close();
    });
  });
} else {
  console.warn(swiftIsMissing);
}
