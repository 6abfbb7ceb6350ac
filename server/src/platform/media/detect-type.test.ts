import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxBomb, plainImage, sampleFiles } from '../../testing/sample-files.ts';
import { detectType } from './detect-type.ts';

describe('detectType', () => {
  let folder: string;
  const detect = async (content: Buffer) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return detectType(path);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-types-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['mp4', 'mov', 'webm', 'mp3', 'wav', 'm4a', 'aac', 'pdf', 'doc', 'docx'] as const)(
    'knows %s',
    async (type) => {
      expect(await detect(sampleFiles[type])).toBe(type);
    },
  );

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('knows %s', async (format) => {
    const content = await plainImage(20, 10).toFormat(format).toBuffer();
    expect(await detect(content)).toBe(format === 'jpeg' ? 'jpg' : format);
  });

  it.each(['xls', 'xlsx', 'zip', 'exe', 'svg', 'html', 'txt'] as const)(
    'does not take %s',
    async (type) => {
      expect(await detect(sampleFiles[type])).toBeNull();
    },
  );

  it('finds the name of a Word stream across the chunks it reads', async () => {
    const content = Buffer.alloc(600_000);
    content.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    content.set(Buffer.from('WordDocument\0', 'utf16le'), 256 * 1024 - 9);
    expect(await detect(content)).toBe('doc');
  });

  it('unpacks little of a DOCX that unpacks to very much', async () => {
    const path = join(folder, 'bomb.docx');
    await writeFile(path, docxBomb(256 * 1024 * 1024));
    const module = new URL('./detect-type.ts', import.meta.url).href;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      `const { detectType } = await import(${JSON.stringify(module)});
       const before = process.resourceUsage().maxRSS;
       const type = await detectType(${JSON.stringify(path)});
       console.log(JSON.stringify({ type, grownKilobytes: process.resourceUsage().maxRSS - before }));`,
    ]);
    const { type, grownKilobytes } = JSON.parse(stdout);
    expect(type).toBeNull();
    expect(grownKilobytes).toBeLessThan(64 * 1024);
  });
});
