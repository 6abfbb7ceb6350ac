import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const python = '/usr/bin/python3';
const script = fileURLToPath(new URL('./start-swift.py', import.meta.url));
const cacheDir = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

export const hasSwift = spawnSync(python, ['-c', 'import swift.proxy.server']).status === 0;

export interface TestSwift {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  stop: () => Promise<void>;
}

/** A real S3 service on loopback: OpenStack Swift with its S3 API, on a folder of its own. */
export async function startSwift(): Promise<TestSwift> {
  const home = folderWithAttributes();
  const child = spawn(python, [script, home], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const port = await Promise.race([
    firstLine(child.stdout),
    exited.then(() => {
      throw new Error('Swift did not start.');
    }),
  ]);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    region: 'us-east-1',
    stop: async () => {
      child.stdin.end();
      await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return line;
  throw new Error('Swift said nothing.');
}

/** Swift keeps metadata in extended attributes, which not every temporary file system has. */
function folderWithAttributes(): string {
  for (const parent of [tmpdir(), cacheDir]) {
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, 'callboard-swift-'));
    const probe = `import os, sys; os.setxattr(sys.argv[1], "user.probe", b"1")`;
    if (spawnSync(python, ['-c', probe, folder]).status === 0) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error('Swift needs a file system with extended attributes for its folder.');
}
