import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadWriter } from './upload-writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-body-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps all that arrives and gives its memory back', async () => {
  const pieces = Array.from({ length: 100 }, (_, n) => Buffer.alloc(64 * 1024, n));
  const sent = Buffer.concat(pieces);
  await pipeline(Readable.from(pieces), uploadWriter(join(folder, 'whole'), 'wx'));
  expect((await readFile(join(folder, 'whole'))).equals(sent)).toBe(true);
  expect(pieces.every(({ length }) => length === 0)).toBe(true);
});

it('leaves alone what is only a part of its memory', async () => {
  const body = Buffer.alloc(64 * 1024, 'x');
  await pipeline(Readable.from([body.subarray(0, -1)]), uploadWriter(join(folder, 'part'), 'wx'));
  expect(body).toHaveLength(64 * 1024);
});

it('adds to a file or takes a new one only', async () => {
  const path = join(folder, 'old');
  await writeFile(path, 'one, ');
  await pipeline(Readable.from([Buffer.from('two')]), uploadWriter(path, 'a'));
  expect(String(await readFile(path))).toBe('one, two');
  const again = pipeline(Readable.from([Buffer.from('three')]), uploadWriter(path, 'wx'));
  await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
});

it('keeps what came before the sender left', async () => {
  const path = join(folder, 'left');
  async function* leaving() {
    for (let n = 0; n < 64; n++) {
      yield Buffer.alloc(64 * 1024, 1);
      await new Promise(setImmediate);
    }
    throw new Error('The sender left.');
  }
  await expect(pipeline(Readable.from(leaving()), uploadWriter(path, 'a'))).rejects.toThrow('left');
  const { length } = await readFile(path);
  expect(length).toBeGreaterThan(0);
  expect(length % (64 * 1024)).toBe(0);
});
