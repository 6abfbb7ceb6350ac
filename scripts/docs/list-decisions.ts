import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

const folder = path.join(projectRoot, 'docs/decisions');

/** The decisions in the order of their numbers, each with the lines before its first paragraph. */
export function listDecisions() {
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [title, blank, status] = readFileSync(path.join(folder, file), 'utf8').split('\n');
      return { file, number: Number(file.slice(0, 4)), title, blank, status };
    });
}
