import { Visitor } from 'oxc-parser';
import { fileRule } from './rule.ts';

/** Files whose tool reads the default export. */
const DEFAULT_EXPORTS = /\.config\.ts$|\/(global-setup|[a-z]+-failures)\.ts$/;

export const noBarrels = fileRule(({ path, exports, imports }) => {
  const isIndex = /(^|\/)index\.tsx?$/.test(path);
  const onlyPassesOn = exports.length > 0 && exports.every((entry) => entry.isReexport);
  if (!isIndex && !onlyPassesOn) return [];
  const line = exports[0]?.line ?? imports[0]?.line ?? 1;
  return [{ line, message: 'no barrels: import each thing from the file that makes it.' }];
});

export const noDefaultExports = fileRule(({ path, exports }) => {
  if (DEFAULT_EXPORTS.test(path)) return [];
  return exports
    .filter((entry) => entry.name === 'default')
    .map(({ line }) => ({
      line,
      message: 'no default exports: export it under the name of its file.',
    }));
});

export const noAnyOrEnum = fileRule(({ program, source }) => {
  const problems: { line: number; message: string }[] = [];
  const report = (start: number, message: string) =>
    problems.push({ line: source.slice(0, start).split('\n').length, message });
  new Visitor({
    TSAnyKeyword: ({ start }) =>
      report(start, 'no `any`: name the type, or take `unknown` and check it.'),
    TSEnumDeclaration: ({ start }) => report(start, 'no `enum`: use a union of string literals.'),
  }).visit(program);
  return problems;
});

export const noDeepRelativeImports = fileRule(({ imports }) =>
  imports
    .filter(({ specifier }) => specifier.startsWith('../../../'))
    .map(({ line, target }) => ({
      line,
      message: `no \`../../..\`: import ${target?.replace(/^(contract|server|web)\/src\//, '#$1/') ?? 'it'} instead.`,
    })),
);
