import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import { readArchive } from '#server/features/backup/archive.ts';
import { databaseFacts, entryNames } from '#server/features/backup/backup-format.ts';
import { version } from '#server/platform/version.ts';
import { listReleases, openReleaseFixture } from '#server/testing/release-fixtures.ts';
import { projectRoot } from '../support/project-root.ts';
import { assertAudited, listOpenFindings, readExplained, readFindings } from './audit.ts';
import { cleanBom } from './bom.ts';
import { cutChangelog, readUnreleased } from './changelog.ts';
import { planRelease } from './plan-release.ts';
import { compareVersions, isVersion } from './version.ts';

describe('versions', () => {
  it('are three numbers, compared as numbers', () => {
    expect(['0.2.0', '1.10.3'].every(isVersion)).toBe(true);
    expect(['', 'v0.2.0', '0.2', '0.2.0-rc', '0.2.0 '].some(isVersion)).toBe(false);
    const ordered = ['0.1.0', '0.2.0', '0.10.0', '1.0.0'];
    expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
  });
});

const changelog =
  '# Changelog\n\n## Unreleased\n\n### Added\n- Boards.\n\n## 0.1.0\n\n- Accounts.\n';

describe('the changelog', () => {
  it('gives what was unreleased its version and day', () => {
    expect(cutChangelog(changelog, '0.2.0', '2026-11-18')).toBe(
      changelog.replace('## Unreleased', '## 0.2.0 - 2026-11-18'),
    );
  });

  it.each([
    ['nothing to release', changelog.replace('- Boards.\n', ''), '0.2.0', 'has nothing under'],
    ['no such part', changelog.replace('Unreleased', '0.1.1'), '0.2.0', 'has nothing under'],
    ['a version that it has', changelog, '0.1.0', 'has a part for 0.1.0 already'],
  ])('refuses %s', (_what, text, wanted, sentence) => {
    expect(() => cutChangelog(text, wanted, '2026-11-18')).toThrow(sentence);
  });
});

const advisory = {
  name: 'left-pad',
  title: 'Pads too far',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};

describe('the audit', () => {
  it('reads each advisory once, and knows what is no report', () => {
    const vulnerabilities = {
      'left-pad': { via: [advisory] },
      tables: { via: ['left-pad', advisory] },
    };
    const [finding, ...others] = readFindings(JSON.stringify({ vulnerabilities })) ?? [];
    expect(finding).toEqual({
      id: 'GHSA-aaaa-bbbb-cccc',
      sentence: `left-pad: Pads too far (${advisory.url})`,
    });
    expect(others).toEqual([]);
    expect(readFindings('{"vulnerabilities":{}}')).toEqual([]);
    expect(readFindings('{"message":"405 Method Not Allowed"}')).toBeNull();
    expect(readFindings('')).toBeNull();
  });

  it('accepts only findings that have a reason', () => {
    const rows =
      '| GHSA-aaaa-bbbb-cccc | left-pad | We pad by 2. |\n| GHSA-dddd-eeee-ffff | x | |\n';
    const security = `# Security\n\nGHSA-1111-2222-3333\n\n## Known findings\n\n${rows}\n## Else\n`;
    expect([...readExplained(security)]).toEqual(['GHSA-aaaa-bbbb-cccc']);
  });

  it('lists what nobody explained, and knows when the registry gave no answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'audit-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const answer = (text: string) =>
      writeFile(join(folder, 'npm'), `#!/bin/sh\necho '${text}'\nexit 1\n`, {
        mode: 0o755,
      });
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    onTestFinished(() => void vi.unstubAllEnvs());

    await answer(JSON.stringify({ vulnerabilities: { 'left-pad': { via: [advisory] } } }));
    const row = `| GHSA-aaaa-bbbb-cccc | left-pad | We pad by 2. |`;
    expect(await listOpenFindings(folder, '')).toHaveLength(1);
    expect(await listOpenFindings(folder, `\n## Known findings\n${row}\n`)).toEqual([]);
    await expect(assertAudited(folder, '')).rejects.toThrow(/Pads too far/);
    await answer('{"message":"405 Method Not Allowed"}');
    expect(await listOpenFindings(folder, '')).toBeNull();
  });
});

it('the list of packages does not say where they were fetched', () => {
  const externalReferences = [
    { type: 'distribution', url: 'https://mirror.example/x.tgz' },
    { type: 'website', url: 'https://x.example' },
  ];
  const text = cleanBom(JSON.stringify({ components: [{ name: 'x', externalReferences }] }));
  expect(text).not.toContain('mirror.example');
  expect(text).toContain('https://x.example');
});

describe('a release', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'callboard-release-'));
    const pinned =
      '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "x": { "version": "0.1.0" } } }';
    await writeFile(join(root, 'CHANGELOG.md'), changelog);
    await writeFile(join(root, 'package.json'), '{ "version": "0.1.0", "x": "0.1.0" }');
    await writeFile(join(root, 'package-lock.json'), pinned);
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.edu'];
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...author, 'commit', '-qm', 'first'],
    ]) {
      execFileSync('git', args, { cwd: root });
    }
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('names its version in the lock file, and leaves those of packages', async () => {
    const files = await planRelease(root, '0.2.0', '2026-11-18');
    expect(files['package.json']).toBe('{ "version": "0.2.0", "x": "0.1.0" }');
    expect(JSON.parse(files['package-lock.json'])).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, x: { version: '0.1.0' } },
    });
    expect(files['CHANGELOG.md']).toContain('## 0.2.0 - 2026-11-18');
    expect(await readFile(join(root, 'CHANGELOG.md'), 'utf8')).toBe(changelog);
  });

  it.each(['', 'next', '0.1.0', '0.0.9'])('is refused as "%s"', async (wanted) => {
    await expect(planRelease(root, wanted, '2026-11-18')).rejects.toThrow(
      /^Say npm run release|is not newer than 0\.1\.0/,
    );
  });

  it('is refused while something is not committed', async () => {
    await writeFile(join(root, 'new.ts'), '');
    await expect(planRelease(root, '0.2.0', '2026-11-18')).rejects.toThrow(
      'Commit or remove what is not committed:\n?? new.ts',
    );
  });
});

async function migrationsOf(release: string): Promise<number[]> {
  for await (const { name, content } of readArchive((await openReleaseFixture(release)).open())) {
    if (name !== entryNames.database) continue;
    return databaseFacts.parse(JSON.parse((await content()).toString())).migrations;
  }
  return [];
}

describe('the newest release', () => {
  it('has a backup that the tests restore', async () => {
    expect(await listReleases()).toContain(version);
  });

  it('has every migration, or the changelog says what is unreleased', async () => {
    const released = await migrationsOf(version);
    const known = readMigrationFiles({ migrationsFolder });
    const later = known.filter(({ folderMillis }) => !released.includes(folderMillis));
    const text = await readFile(join(projectRoot, 'CHANGELOG.md'), 'utf8');
    expect(later.length === 0 || readUnreleased(text) !== '').toBe(true);
  });
});
