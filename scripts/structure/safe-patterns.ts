import { type Expression, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { fileRule, isTest } from './rule.ts';

/** Patterns that are made of our own constants: addresses of the contract, lists of words, names in our code. */
const OWN_CONSTANTS = new Set([
  'contract/src/courses/terms.ts',
  'contract/src/paths.ts',
  'contract/src/users/person-name.ts',
  'scripts/vite/strip-route-schemas.ts',
  'server/src/http/errors.ts',
  'server/src/insecure-settings.ts',
  'server/src/platform/files/content-type.ts',
  'web/src/features/offline/describe-sent.ts',
  'web/src/features/projects/api.ts',
  'web/src/lib/session/suspension-notice.ts',
  'web/src/routes.tsx',
  'web/src/service-worker/queueable-changes.ts',
]);

/** A pattern takes time by the length of its text alone, and no member's text becomes one. */
export const safePatterns = fileRule(({ path, source, program }) => {
  if (isTest(path) || !/^(contract|server|web|scripts)\//.test(path)) return [];
  const problems: { line: number; message: string }[] = [];
  const report = (start: number, message: string) =>
    problems.push({ line: source.slice(0, start).split('\n').length, message });
  const checkMade = (start: number, callee: Expression, first?: string) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    if (first === 'Literal' || OWN_CONSTANTS.has(path)) return;
    report(
      start,
      'makes a pattern of a variable: look for the text itself, or list the file here.',
    );
  };
  new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return;
      const { pattern, flags } = literal.regex;
      if (isSlow(pattern, flags))
        report(literal.start, 'a pattern that backtracks: a long text would hold the server.');
    },
    NewExpression: ({ start, callee, arguments: [first] }) => checkMade(start, callee, first?.type),
    CallExpression: ({ start, callee, arguments: [first] }) =>
      checkMade(start, callee, first?.type),
  }).visit(program);
  return problems;
});

function isSlow(pattern: string, flags: string): boolean {
  return analyse({ source: pattern, flags }, { reportTypes: { Move: false } }).reports.length > 0;
}
