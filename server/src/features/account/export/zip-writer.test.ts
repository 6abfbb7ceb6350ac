import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readZip } from '#server/testing/read-zip.ts';
import { writeZip } from './zip-writer.ts';

async function zipOf(fill: Parameters<typeof writeZip>[1]): Promise<Buffer> {
  let content = Buffer.alloc(0);
  await writeZip(async (zip) => {
    content = await buffer(zip);
  }, fill);
  return content;
}

const text = { compress: true };

describe('writeZip', () => {
  it('writes entries in their order, empty ones too', async () => {
    const zip = await zipOf(async ({ add }) => {
      await add('a/ü.json', Readable.from(['[', '1', ']']), text);
      await add('empty.txt', Readable.from([]), { compress: false });
      await add('film.mp4', Readable.from([Buffer.alloc(1000, 7)]), { compress: false });
    });
    const entries = [...(await readZip(zip))].map(([path, content]) => [path, content.length]);
    expect(entries).toEqual([
      ['a/ü.json', 3],
      ['empty.txt', 0],
      ['film.mp4', 1000],
    ]);
  });

  it('reads no further ahead than its buffers while the store does not read', async () => {
    let produced = 0;
    const chunk = Buffer.alloc(64 * 1024, 1);
    const source = async function* () {
      for (let n = 0; n < 1000; n++) {
        produced += chunk.length;
        yield chunk;
      }
    };
    const reading = Promise.withResolvers<void>();
    const written = writeZip(
      async (zip) => {
        await reading.promise;
        let size = 0;
        for await (const part of zip) size += (part as Buffer).length;
        expect(size).toBeGreaterThan(64_000_000);
      },
      ({ add }) => add('large.bin', Readable.from(source()), { compress: false }),
    );
    for (let before = -1; before !== produced; ) {
      before = produced;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(produced).toBeLessThan(8_000_000);
    reading.resolve();
    await written;
    expect(produced).toBe(1000 * chunk.length);
  });

  it('fails with a source that fails, and ends what the store reads', async () => {
    const broken = async function* () {
      yield 'a';
      throw new Error('the source is broken');
    };
    let stored: unknown = null;
    const written = writeZip(
      async (zip) => {
        stored = await buffer(zip).catch((error: unknown) => error);
        throw stored;
      },
      ({ add }) => add('a.txt', Readable.from(broken()), text),
    );
    await expect(written).rejects.toThrow('the source is broken');
    expect(stored).toBeInstanceOf(Error);
  });

  it('fails with a store that fails, and ends the source that it was reading', async () => {
    const endless = async function* () {
      for (;;) yield Buffer.alloc(64 * 1024);
    };
    const source = Readable.from(endless());
    const written = writeZip(
      async () => Promise.reject(new Error('the disk is full')),
      ({ add }) => add('a.bin', source, { compress: false }),
    );
    await expect(written).rejects.toThrow('the disk is full');
    expect(source.destroyed).toBe(true);
  });

  it('fails with whoever fills it', async () => {
    const failing = zipOf(async () => Promise.reject(new Error('no such table')));
    await expect(failing).rejects.toThrow('no such table');
  });
});
