import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseFiles } from './plan-release.ts';

/** A list of the packages that run in production, in CycloneDX' format, with names, versions, licences and checksums. */
export async function writeBom(files: ReleaseFiles, path: string): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'callboard-bom-'));
  // npm names the product by its folder.
  const folder = join(home, 'callboard');
  try {
    await mkdir(folder);
    for (const name of ['package.json', 'package-lock.json'] as const) {
      await writeFile(join(folder, name), files[name]);
    }
    const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
    const options = { cwd: folder, maxBuffer: 64 * 1024 ** 2 };
    const { stdout } = await promisify(execFile)('npm', args, options);
    await writeFile(path, cleanBom(stdout));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Without where the packages were fetched from: a mirror's address is nobody's business. */
export function cleanBom(text: string): string {
  const bom = JSON.parse(text) as { components: { externalReferences?: { type: string }[] }[] };
  for (const component of bom.components) {
    component.externalReferences = component.externalReferences?.filter(
      ({ type }) => type !== 'distribution',
    );
  }
  return `${JSON.stringify(bom, null, 2)}\n`;
}
