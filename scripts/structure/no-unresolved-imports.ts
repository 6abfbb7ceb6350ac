import { existsSync } from 'node:fs';
import path from 'node:path';
import { importRule, type Rule } from './rule.ts';

/** Node does not guess extensions: what is imported is the name of a file. */
export function noUnresolvedImports(root: string): Rule {
  return importRule((_, to) =>
    existsSync(path.join(root, to)) && path.posix.extname(to) !== ''
      ? null
      : `${to} does not exist: name the file with its extension.`,
  );
}
