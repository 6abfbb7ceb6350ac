import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

export type Import = { specifier: string; target: string | null; line: number; isType: boolean };
export type Export = { name: string; line: number; isReexport: boolean; isType: boolean };

/** One file of ours: paths are relative to the root, with forward slashes. */
export type SourceModule = {
  path: string;
  source: string;
  lines: number;
  imports: Import[];
  exports: Export[];
  program: ParseResult['program'];
};

const FOLDERS = '{contract,server,web,scripts,e2e,bench}/**/*.{ts,tsx,mjs}';
const ALIASES: Record<string, string> = {
  '#contract/': 'contract/src/',
  '#server/': 'server/src/',
  '#web/': 'web/src/',
  '#scripts/': 'scripts/',
};

export function readModules(root: string): SourceModule[] {
  return globSync([FOLDERS, '*.config.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.d.ts') && !file.endsWith('.d.mts'))
    .sort()
    .map((file) => parseModule(file, readFileSync(path.join(root, file), 'utf8')));
}

export function parseModule(file: string, source: string): SourceModule {
  const parsed = parseSync(file, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return {
    path: file,
    source,
    lines: source.trimEnd().split('\n').length,
    imports: listImports(file, source, parsed, lineAt),
    exports: parsed.module.staticExports.flatMap(({ start, entries }) =>
      entries.map((entry) => ({
        name: entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*'),
        line: lineAt(start),
        isReexport: entry.moduleRequest !== null,
        isType: entry.isType,
      })),
    ),
    program: parsed.program,
  };
}

function listImports(
  file: string,
  source: string,
  { module }: ParseResult,
  lineAt: (offset: number) => number,
): Import[] {
  const toImport = (specifier: string, start: number, isType: boolean): Import => ({
    specifier,
    target: resolveSpecifier(file, specifier),
    line: lineAt(start),
    isType,
  });
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      return toImport(moduleRequest.value, start, isType);
    }),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [toImport(moduleRequest.value, start, isType)] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
        source.slice(moduleRequest.start, moduleRequest.end),
      );
      return literal?.[1] ? [toImport(literal[1], start, false)] : [];
    }),
  ];
}

/** The file of ours that is imported, or null for a package. */
function resolveSpecifier(file: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  const alias = Object.keys(ALIASES).find((prefix) => bare.startsWith(prefix));
  return alias ? `${ALIASES[alias]}${bare.slice(alias.length)}` : null;
}
