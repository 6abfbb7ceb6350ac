import { Visitor } from 'oxc-parser';
import { fileRule, isTest, roleOf } from './rule.ts';

const SQL_FOLDERS = /^server\/src\/(db|demo|testing)\//;
const ROLES = ['queries', 'commands', 'tables', 'reports'];
const DRIVERS = /^(drizzle-orm|pg)(\/|$)/;
const CONNECTIONS = /^(db|tx|client|pool|connection)$/;

const ADVICE =
  'SQL belongs in queries.ts (reads), commands.ts (writes), tables.ts, reports/ or server/src/db.';

export const sqlPlacement = fileRule((module) => {
  if (!/^(server|web|contract)\//.test(module.path)) return [];
  if (SQL_FOLDERS.test(module.path) || isTest(module.path)) return [];
  if (/\/features\//.test(module.path) && ROLES.includes(roleOf(module.path))) return [];
  const lineAt = (offset: number) => module.source.slice(0, offset).split('\n').length;
  const problems = module.imports
    .filter(({ specifier, isType }) => DRIVERS.test(specifier) && !isType)
    .map(({ specifier, line }) => ({ line, message: `imports ${specifier}. ${ADVICE}` }));
  new Visitor({
    TaggedTemplateExpression({ tag, start }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') {
        problems.push({ line: lineAt(start), message: `writes SQL. ${ADVICE}` });
      }
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'query') return;
      if (!CONNECTIONS.test(callee.object.name)) return;
      problems.push({ line: lineAt(start), message: `queries the database. ${ADVICE}` });
    },
  }).visit(module.program);
  return problems;
});
