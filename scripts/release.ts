import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseFixture } from '#server/testing/release-fixtures.ts';
import { assertAudited } from './release/audit.ts';
import { writeBom } from './release/bom.ts';
import { planRelease } from './release/plan-release.ts';
import { writeFixture } from './release/write-fixture.ts';
import { progressBar } from './support/progress-bar.ts';
import { projectRoot } from './support/project-root.ts';

/** `npm run release -- 1.2.3 [--commit] [--without-audit]`; docs/decisions/0058-releases.md says what a release is. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'boolean' }, 'without-audit': { type: 'boolean' } },
  });
  const [version = ''] = positionals;
  const progress = progressBar();
  progress('Changelog and versions', 0);
  const day = new Date().toISOString().slice(0, 10);
  const files = await planRelease(projectRoot, version, day);
  progress('Known weaknesses of packages', 0.2);
  if (!values['without-audit']) {
    await assertAudited(projectRoot, await readFile(join(projectRoot, 'SECURITY.md'), 'utf8'));
  }
  progress('List of packages', 0.4);
  const bom = `release/callboard-${version}.cdx.json`;
  await mkdir(join(projectRoot, 'release'), { recursive: true });
  await writeBom(files, join(projectRoot, bom));
  progress('Backup of this release, for the tests', 0.6);
  await writeFixture(version, releaseFixture(version));
  for (const [name, text] of Object.entries(files)) await writeFile(join(projectRoot, name), text);
  progress(`Callboard ${version}`, 1);
  console.log(`The list of its packages is ${bom}: attach it to the release.`);
  if (values['without-audit']) console.log('npm audit was left out: run it before you publish.');
  finish(version, values.commit ?? false);
}

function finish(version: string, commit: boolean): void {
  const commands = [
    ['add', '--all'],
    ['commit', '--message', `chore(release): ${version}`],
    ['tag', '--annotate', `v${version}`, '--message', `Callboard ${version}`],
  ];
  if (!commit) console.log('Run the tests, then:');
  for (const args of commands) {
    if (commit) execFileSync('git', args, { cwd: projectRoot, stdio: 'inherit' });
    else console.log(`  git ${args.map((arg) => (/[ (]/.test(arg) ? `"${arg}"` : arg)).join(' ')}`);
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
