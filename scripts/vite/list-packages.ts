import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { projectRoot } from '../support/project-root.ts';

/** The packages, and the parts of them, whose code is imported by files of ours. */
export function listPackages(globs: string[], exclude: string[] = []): string[] {
  const names = globSync(globs, { cwd: projectRoot, exclude }).flatMap((file) =>
    importsOf(file, readFileSync(path.join(projectRoot, file), 'utf8')),
  );
  return [...new Set(names)].filter((name) => !/^(node:|[.#])|\.css$/.test(name)).toSorted();
}

export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}
