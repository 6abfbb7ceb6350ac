import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

/**
 * A pattern that occurs in the path of a test file chooses files; any other one chooses test names, and spares the
 * runner the files in which it does not occur.
 */
export function filterArguments(
  pattern: string | null,
  globs: string[],
  nameOption: string,
): string[] {
  if (pattern === null) return [];
  const files = globSync(globs, { cwd: projectRoot });
  if (files.some((file) => file.includes(pattern))) return [pattern];
  const naming = files.filter((file) =>
    readFileSync(path.join(projectRoot, file), 'utf8').includes(pattern),
  );
  return [...naming, nameOption, pattern];
}
