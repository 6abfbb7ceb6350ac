import { globSync } from 'node:fs';
import { root } from './run-command.ts';

/** A pattern that occurs in the path of a test file chooses files; any other one chooses test names. */
export function chooseFilter(
  pattern: string | null,
  files: string[],
  nameOption: string,
): string[] {
  if (pattern === null) return [];
  const paths = globSync(files, { cwd: root, exclude: ['node_modules/**'] });
  return paths.some((file) => file.includes(pattern)) ? [pattern] : [nameOption, pattern];
}
