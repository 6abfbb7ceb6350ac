import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { listDeadPaths } from './list-dead-paths.ts';

const pages = globSync(['*.md', '{deploy,docs}/**/*.md'], { cwd: projectRoot });

it.each(pages)('%s names only files that exist', (page) => {
  expect(listDeadPaths(readFileSync(path.join(projectRoot, page), 'utf8'))).toEqual([]);
});

it('finds a file that does not exist', () => {
  expect(listDeadPaths('See `docs/glossary.md` and `scripts/gone.ts`.')).toEqual([
    'scripts/gone.ts',
  ]);
});
