import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../../testing/sample-files.ts';
import { videoSize } from './video-size.ts';

describe('videoSize', () => {
  let folder: string;
  const sizeOf = async (content: Buffer, ending: 'mp4' | 'webm' = 'mp4') => {
    const path = join(folder, 'video');
    await writeFile(path, content);
    return videoSize(path, ending);
  };
  const size = { width: 64, height: 48 };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-videos-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads what a browser recorded', async () => {
    expect(await sizeOf(sampleFiles.mp4)).toEqual(size);
    expect(await sizeOf(sampleFiles.webm, 'webm')).toEqual(size);
  });

  it('finds the header behind the pictures, however long those are', async () => {
    const at = sampleFiles.mp4.indexOf('moov') - 4;
    const mdat = Buffer.alloc(100_016);
    mdat.writeUInt32BE(1, 0);
    mdat.write('mdat', 4);
    mdat.writeBigUInt64BE(100_016n, 8);
    const late = [sampleFiles.mp4.subarray(0, at), mdat, sampleFiles.mp4.subarray(at)];
    expect(await sizeOf(Buffer.concat(late))).toEqual(size);
  });

  it('turns a video that was filmed upright', async () => {
    const turned = Buffer.from(sampleFiles.mp4);
    const header = turned.indexOf('tkhd') + 4;
    const matrix = header + (turned[header] === 1 ? 52 : 40);
    for (const [index, value] of [0, 65_536, 0, -65_536, 0].entries()) {
      turned.writeInt32BE(value, matrix + index * 4);
    }
    expect(await sizeOf(turned)).toEqual({ width: 48, height: 64 });
  });

  it('gives up where a header holds more boxes than any real one', async () => {
    const at = sampleFiles.mp4.indexOf('moov') - 4;
    const length = sampleFiles.mp4.readUInt32BE(at);
    const withBoxes = (count: number) => {
      const box = Buffer.from('\0\0\0\x08trak', 'latin1');
      const boxes = Buffer.alloc(count * box.length, box);
      const header = Buffer.from(sampleFiles.mp4.subarray(at, at + 8));
      header.writeUInt32BE(length + boxes.length);
      const { mp4 } = sampleFiles;
      return Buffer.concat([mp4.subarray(0, at), header, boxes, mp4.subarray(at + 8)]);
    };
    expect(await sizeOf(withBoxes(100))).toEqual(size);
    expect(await sizeOf(withBoxes(1_900_000))).toBeNull();
  });

  it('says nothing where the header is cut, missing or nonsense', async () => {
    for (const type of ['mp4', 'webm'] as const) {
      const whole = sampleFiles[type];
      for (const length of [0, 1, 30, 100]) {
        expect(await sizeOf(whole.subarray(0, length), type)).toBeNull();
      }
      expect(await sizeOf(Buffer.alloc(5000), type)).toBeNull();
      expect(await sizeOf(Buffer.alloc(5000, 0xff), type)).toBeNull();
    }
  });

  it('never fails, whatever a header says', async () => {
    for (const type of ['mp4', 'webm'] as const) {
      for (let at = 0; at < 400; at += 3) {
        const broken = Buffer.from(sampleFiles[type]);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        const { width, height } = (await sizeOf(broken, type)) ?? size;
        expect(Math.max(width, height)).toBeLessThanOrEqual(16_384);
      }
    }
  });
});
