import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopChildOnSignal } from '../bootstrap/stop-child-on-signal.mjs';
import { withFileLock } from '../bootstrap/with-file-lock.mjs';
import { projectRoot } from '../support/project-root.ts';
import { listInputs } from './list-inputs.ts';

/** Builds the web unless the last build was made from the same files. */
export async function buildIfStale(root = projectRoot, build = buildInChild): Promise<void> {
  if (!isStale(root)) return;
  await withFileLock(
    path.join(root, '.cache/build.lock'),
    async () => {
      if (isStale(root)) await runBuild(root, build);
    },
    () => console.log('Waiting for another build to finish…'),
  );
}

async function runBuild(root: string, build: () => Promise<void>): Promise<void> {
  const started = performance.now();
  const inputs = hashInputs(root);
  console.log('Building the web application…');
  await build();
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), inputs);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Vite sets NODE_ENV and keeps its module graph in memory, so it runs in a process of its own. */
async function buildInChild(): Promise<void> {
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

function stampFile(root: string): string {
  return path.join(root, 'web/dist/.vite/build-stamp');
}

function isStale(root: string): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') !== hashInputs(root);
  } catch {
    return true;
  }
}

function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of listInputs(root)) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
