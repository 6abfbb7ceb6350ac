import { type CallExpression, type Expression, Visitor } from 'oxc-parser';
import { fileRule, isTest } from './rule.ts';

const HTML_SINKS = new Set([
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'srcDoc',
  'dangerouslySetInnerHTML',
]);
const HTML_CALLS = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe']);
const SHELL_COMMANDS = new Set(['exec', 'execSync']);
const SECRET = /(token|secret|signature|password)$/i;

/** The only files of the product that may do it, each for a reason that no member can reach. */
const ALLOWED: Record<'environment' | 'random' | 'request', Set<string>> = {
  environment: new Set(['server/src/main.ts', 'server/src/db/embedded/run-as.ts']),
  random: new Set(['web/src/lib/live/jittered-call.ts', 'web/src/lib/live/live-messages.ts']),
  // The doctor asks the addresses of the settings, for the person who wrote them.
  request: new Set(['server/src/features/doctor/check-services.ts']),
};

/** What turns data into markup, a command, a request or a guess: each has one safe home, or none. */
export const unsafeCode = fileRule(({ path, source, program }) => {
  if (isTest(path) || !/^(contract|server|web|scripts)\//.test(path)) return [];
  const problems: { line: number; message: string }[] = [];
  const report = (start: number, message: string) =>
    problems.push({ line: source.slice(0, start).split('\n').length, message });
  const isServer = /^server\/src\/(?!testing\/)/.test(path) && !path.endsWith('/test-helpers.ts');
  const isProduct = isServer || /^(contract|web)\/src\/(?!testing\/)/.test(path);
  const reportMarkup = (start: number, name: string) =>
    report(start, `${name} makes markup of text: render it with React, which escapes.`);

  new Visitor({
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && HTML_SINKS.has(name.name))
        reportMarkup(start, name.name);
    },
    AssignmentExpression({ left, start }) {
      const name = left.type === 'MemberExpression' ? propertyOf(left) : '';
      if (HTML_SINKS.has(name)) reportMarkup(start, name);
    },
    ImportDeclaration({ source: from, importKind, specifiers, start }) {
      const names = specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' &&
        one.imported.type === 'Identifier' &&
        one.importKind !== 'type'
          ? [one.imported.name]
          : [],
      );
      if (/^(node:)?child_process$/.test(from.value) && names.some((n) => SHELL_COMMANDS.has(n)))
        report(start, 'runs a shell: use execFile or spawn with a list of arguments.');
      if (
        isServer &&
        importKind !== 'type' &&
        /^(node:)?https?$/.test(from.value) &&
        names.some((name) => name === 'request' || name === 'get')
      )
        reportRequest(start);
    },
    Property({ key, value, start }) {
      const name = key.type === 'Identifier' ? key.name : '';
      const isLiteral = value.type === 'Literal';
      if (isServer && name === 'shell' && !(isLiteral && value.value === false))
        report(start, 'runs a shell: use execFile or spawn with a list of arguments.');
      if (name === 'rejectUnauthorized' && !(isLiteral && value.value === true))
        report(start, 'trusts any certificate: add the authority to the settings instead.');
    },
    CallExpression(call) {
      const name = nameOf(call.callee);
      if (HTML_CALLS.has(name.split('.').at(-1) ?? '') || /^document\.write(ln)?$/.test(name))
        reportMarkup(call.start, name);
      if (isServer && (name === 'fetch' || name === 'globalThis.fetch')) reportRequest(call.start);
      if (isProduct && name === 'Math.random' && !ALLOWED.random.has(path))
        report(
          call.start,
          'Math.random can be guessed: use node:crypto or crypto.getRandomValues.',
        );
      if (name === 'createHash' && /^(md5|sha-?1)$/i.test(firstText(call)))
        report(call.start, 'a weak hash: use sha256.');
    },
    BinaryExpression({ operator, left, right, start }) {
      if (!isServer || !/^[!=]==?$/.test(operator)) return;
      const isSecret = (one: Expression) => SECRET.test(nameOf(one));
      if (isSecret(left) && isSecret(right))
        report(start, 'compares a secret in the time that it takes: use timingSafeEqual.');
    },
    MemberExpression(member) {
      if (isServer && nameOf(member) === 'process.env' && !ALLOWED.environment.has(path))
        report(member.start, 'reads the environment: settings come from server/src/config.ts.');
    },
  }).visit(program);
  return problems;

  function reportRequest(start: number) {
    if (path.startsWith('server/src/platform/remote/') || ALLOWED.request.has(path)) return;
    report(start, 'asks another host: use server/src/platform/remote, which checks the address.');
  }
});

/** `document.write` for that expression, or an empty text for what has no plain name. */
function nameOf(expression: Expression): string {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression') return '';
  const property = propertyOf(expression);
  const object = nameOf(expression.object);
  return property && object ? `${object}.${property}` : property;
}

function propertyOf(member: { property: { type: string; name?: unknown; value?: unknown } }) {
  const { name, value } = member.property;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function firstText({ arguments: [first] }: CallExpression): string {
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : '';
}
