import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

const PATH_IN_CODE = /`((?:bench|contract|deploy|docs|e2e|scripts|server|web)\/[\w./-]+)`/g;

/** The files and folders that a page names in `code` and that do not exist. */
export function listDeadPaths(page: string): string[] {
  return [...page.matchAll(PATH_IN_CODE)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(path.join(projectRoot, file)));
}
