import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.ts';

/**
 * A pattern that occurs in the path of a test file chooses files; any other one chooses test names, and spares the
 * runner the files in which it does not occur.
 */
export function chooseFilter(
  pattern: string | null,
  globs: string[],
  nameOption: string,
): string[] {
  if (pattern === null) return [];
  const files = globSync(globs, { cwd: root });
  if (files.some((file) => file.includes(pattern))) return [pattern];
  const naming = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(pattern),
  );
  return [...naming, nameOption, pattern];
}
