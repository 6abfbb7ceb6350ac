import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopChildOnSignal } from '../bootstrap/stop-child-on-signal.mjs';
import { withFileLock } from '../bootstrap/with-file-lock.mjs';
import { projectRoot } from '../support/project-root.ts';

const dist = path.join(projectRoot, 'web/dist');
const stampFile = path.join(dist, '.vite/build-stamp');
const FOLDERS = ['web', 'contract/src'];
const FILES = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/web-build/build-web.ts',
  'scripts/web-build/check-bundle-size.ts',
  'scripts/vite/code-splitting.ts',
  'scripts/vite/prerender.ts',
  'scripts/vite/inject-modulepreload.ts',
  'scripts/vite/strip-route-schemas.ts',
];

export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  await withFileLock(
    path.join(projectRoot, '.cache/build.lock'),
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

/** Vite sets NODE_ENV and keeps its module graph in memory, so it runs in a process of its own. */
async function build(): Promise<void> {
  const code = `import { buildWeb } from './scripts/web-build/build-web.ts';
    await buildWeb({ onProgress: (line) => console.log('  ' + line) });`;
  const child = stopChildOnSignal(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
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
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listInputs(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(dist));
  return [...inFolders, ...FILES.map((file) => path.join(projectRoot, file))].sort();
}
