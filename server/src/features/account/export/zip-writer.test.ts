import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
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

  it('reads no further ahead of the store than its buffers', async () => {
    let produced = 0;
    let stored = 0;
    let ahead = 0;
    const chunk = Buffer.alloc(64 * 1024, 1);
    const source = async function* () {
      for (let n = 0; n < 500; n++) {
        produced += chunk.length;
        yield chunk;
      }
    };
    await writeZip(
      async (zip) => {
        for await (const part of zip) {
          await setImmediate();
          stored += (part as Buffer).length;
          ahead = Math.max(ahead, produced - stored);
        }
      },
      ({ add }) => add('large.bin', Readable.from(source()), { compress: false }),
    );
    expect(produced).toBe(500 * chunk.length);
    expect(stored).toBeGreaterThan(produced);
    expect(ahead).toBeLessThan(4_000_000);
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
