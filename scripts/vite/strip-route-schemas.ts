import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What the web reads of a route; all else is for the server and for the types. */
const readByTheWeb = new Set(['method', 'path', 'replay']);

/**
 * Calling a route takes its method and its path. In the build the web's routes have no schemas, so that a
 * first visit carries only those that its forms check with, and none before a form is opened.
 */
export function stripRouteSchemas(): Plugin {
  return {
    name: 'callboard:strip-route-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(contract|web)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.includes('/contract/src/'))
          return { code: stripSchemas(code), map: null, moduleSideEffects: false };
        const used = findRouteSchemaUse(code);
        if (used) this.error(`${used} is not in the web's build: export that schema by itself.`);
        return null;
      },
    },
  };
}

export function stripSchemas(code: string): string {
  const edits: Edit[] = [];
  const { program } = parseSync('contract.ts', code);
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'defineRoute') return;
      const [route] = call.arguments;
      if (route?.type !== 'ObjectExpression') return;
      edits.push({ start: call.start, end: route.start, text: '' });
      edits.push({ start: route.end, end: call.end, text: '' });
      route.properties.forEach((property, index) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return;
        if (readByTheWeb.has(property.key.name)) return;
        const end = route.properties[index + 1]?.start ?? route.end - 1;
        edits.push({ start: property.start, end, text: '' });
      });
    },
  }).visit(program);
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (!init || !isSchema(init.type, code.slice(init.start, init.end))) continue;
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  return apply(code, edits);
}

/** A call, or an object of calls that is no table of routes. */
function isSchema(type: string, code: string): boolean {
  if (type === 'CallExpression') return true;
  return type === 'ObjectExpression' && code.includes('(') && !code.includes('defineRoute(');
}

/** `auth.logIn.body`, where `auth` is a table of routes. */
export function findRouteSchemaUse(code: string): string | undefined {
  const imports = code.matchAll(/import \{([^}]*)\} from '#contract\/[^']*contract\.ts'/g);
  const kept = [...readByTheWeb].join('|');
  const names = [...imports].flatMap(([, list = '']) => list.match(/[a-z]\w*/g) ?? []);
  return names
    .map((name) => new RegExp(`\\b${name}\\.\\w+\\.(?!(?:${kept})\\b)\\w+`).exec(code))
    .find((match) => match !== null)?.[0];
}

function apply(code: string, edits: Edit[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    code,
  );
}
