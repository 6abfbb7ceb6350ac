import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cutChangelog } from './changelog.ts';
import { compareVersions, isVersion } from './version.ts';

/** The files that a release changes, by their name. */
export type ReleaseFiles = Record<'CHANGELOG.md' | 'package.json' | 'package-lock.json', string>;

/** What the files will be; refuses with a sentence before anything is written. */
export async function planRelease(
  root: string,
  version: string,
  day: string,
): Promise<ReleaseFiles> {
  const read = (name: string) => readFile(join(root, name), 'utf8');
  const packageJson = await read('package.json');
  const { version: current } = JSON.parse(packageJson) as { version: string };
  if (!isVersion(version)) throw new Error('Say npm run release -- 1.2.3.');
  if (compareVersions(version, current) <= 0) {
    throw new Error(`${version} is not newer than ${current}, which package.json names.`);
  }
  await assertClean(root);
  return {
    'CHANGELOG.md': cutChangelog(await read('CHANGELOG.md'), version, day),
    'package.json': bump(packageJson, current, version, 1),
    'package-lock.json': bump(await read('package-lock.json'), current, version, 2),
  };
}

/** The version of the product stands before those of its packages. */
function bump(json: string, from: string, to: string, times: number): string {
  let text = json;
  for (let time = 0; time < times; time += 1) {
    text = text.replace(`"version": "${from}"`, `"version": "${to}"`);
  }
  return text;
}

async function assertClean(root: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: root });
  if (stdout === '') return;
  throw new Error(`Commit or remove what is not committed:\n${stdout.trimEnd()}`);
}
