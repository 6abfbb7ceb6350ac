import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkStructure } from '../check-structure.ts';
import { validProject } from './valid-project.ts';

/** What the check reports for a small project that follows every rule except in the given files. */
export function checkSample(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'structure-'));
  try {
    for (const [file, source] of Object.entries({ ...validProject, ...files })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    return checkStructure(root).problems.map(({ path: file, message }) => `${file} ${message}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
