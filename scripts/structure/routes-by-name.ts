import { Visitor } from 'oxc-parser';
import { fileRule, isTest } from './rule.ts';

/** It decides by address what must not be stored on a device. */
const ALLOWED = 'web/src/service-worker/api-answers.ts';

/** The web calls, reads and refreshes routes by their name in the contract, so that renaming one leaves nothing behind. */
export const routesByName = fileRule(({ path, source, program }) => {
  if (!path.startsWith('web/src/') || isTest(path) || path === ALLOWED) return [];
  const problems: { line: number; message: string }[] = [];
  const judge = (text: string, start: number) => {
    if (!/^\^?(\/|\\\/)api(\/|\\\/)[\w(]/.test(text)) return;
    const line = source.slice(0, start).split('\n').length;
    problems.push({ line, message: 'writes out an address: name the route of the contract.' });
  };
  new Visitor({
    Literal(literal) {
      if (typeof literal.value === 'string') judge(literal.value, literal.start);
      if ('regex' in literal) judge(literal.regex.pattern, literal.start);
    },
    TemplateLiteral({ quasis: [first], start }) {
      if (first) judge(first.tail ? first.value.raw : `${first.value.raw}x`, start);
    },
  }).visit(program);
  return problems;
});
