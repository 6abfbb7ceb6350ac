import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdLock } from './hold-lock.mjs';

const root = path.dirname(import.meta.dirname);
const stampFile = path.join(root, 'web/dist/.vite/build-stamp');
const INPUTS = [
  'web/{*.html,src/**,public/**}',
  'contract/src/**',
  'vite.config.ts',
  'scripts/{build,check-size,prerender*}.ts',
  'package-lock.json',
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
  const { build } = await import('./build.ts');
  await build({ onProgress: (line) => console.log(`  ${line}`) });
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
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
  return globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === import.meta.filename) await buildIfStale();
