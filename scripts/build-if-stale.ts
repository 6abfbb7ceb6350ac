import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endTogether } from './end-together.mjs';
import { holdLock } from './hold-lock.mjs';

const root = path.dirname(import.meta.dirname);
const dist = path.join(root, 'web/dist');
const stampFile = path.join(dist, '.vite/build-stamp');
const FOLDERS = ['web', 'contract/src'];
const FILES = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/check-size.ts',
  'scripts/group-chunks.ts',
  'scripts/prerender.ts',
  'scripts/preload-chunks.ts',
  'scripts/slim-contract.ts',
];

export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  await holdLock(
    path.join(root, '.cache/build.lock'),
    async () => {
      if (isStale()) await runBuild();
    },
    () => console.log('Waiting for another build to finish…'),
  );
}

async function runBuild(): Promise<void> {
  const started = performance.now();
  const inputs = hashInputs();
  console.log('Building the web application…');
  await build();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Vite sets NODE_ENV and keeps much in memory: it runs in a process of its own, which ends with the build. */
async function build(): Promise<void> {
  const code = `import { build } from './scripts/build.ts';
    await build({ onProgress: (line) => console.log('  ' + line) });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  endTogether(child);
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('Building the web application failed.');
}

function isStale(): boolean {
  try {
    return readFileSync(stampFile, 'utf8') !== hashInputs();
  } catch {
    return true;
  }
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of listInputs()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listInputs(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(dist));
  return [...inFolders, ...FILES.map((file) => path.join(root, file))].sort();
}

if (process.argv[1] === import.meta.filename) await buildIfStale();
