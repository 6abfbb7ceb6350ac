import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testFileStore } from '../../testing/file-store-behaviour.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

describe('files on disk', () => {
  let root: string;
  let store: FileStore;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'callboard-files-'));
    store = diskFileStore(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  testFileStore(() => store);

  it('are there whole or not at all for a slow reader while they are deleted', async () => {
    for (let n = 0; n < 150; n++) {
      await writeFile(join(root, 'going.jpg'), 'all of it');
      const [found] = await Promise.all([store.get('going.jpg'), store.delete('going.jpg')]);
      if (!found) continue;
      await setImmediate();
      expect(await text(found.stream)).toBe('all of it');
    }
  });

  it('leave nothing half-written behind a kill -9', async () => {
    const module = new URL('./disk-file-store.ts', import.meta.url).href;
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { diskFileStore } = await import(${JSON.stringify(module)});
       const { Readable } = await import('node:stream');
       async function* slow() { for (;;) { yield Buffer.alloc(65536); console.log('more'); await new Promise((r) => setTimeout(r, 20)); } }
       await diskFileStore(${JSON.stringify(root)}).put('killed/reel.mp4', Readable.from(slow()));`,
    ]);
    await eventually(async () => expect(await readdir(join(root, '.unfinished'))).toHaveLength(1));
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
    await diskFileStore(root).sweep();
    expect(await readdir(folder)).toContain('new');
    expect(await readdir(folder)).not.toContain('old');
  });
});
