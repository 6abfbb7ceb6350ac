import { Visitor } from 'oxc-parser';
import { fileRule, isTest, roleOf } from './rule.ts';

const WRITES = ['insert', 'update', 'delete'];
const SQL_WRITE = /\b(INSERT INTO|UPDATE|DELETE FROM)\s+$/i;

/** A feature may read the tables of another one, but only the owner's commands write them. */
export const ownTableWrites = fileRule((module) => {
  const feature = featureOf(module.path);
  if (!feature || isTest(module.path)) return [];
  const owners = new Map<string, string>();
  const problems: { line: number; message: string }[] = [];
  const report = (name: string, start: number) => {
    const owner = owners.get(name);
    if (!owner) return;
    const line = module.source.slice(0, start).split('\n').length;
    const message = `writes ${name}, a table of ${owner}: call a command of ${owner} instead.`;
    problems.push({ line, message });
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const target = module.imports.find(({ specifier }) => specifier === source.value)?.target;
      const owner = target && roleOf(target) === 'tables' ? featureOf(target) : null;
      if (owner && owner !== feature)
        for (const { local } of specifiers) owners.set(local.name, owner);
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!WRITES.includes(callee.property.name) || first?.type !== 'Identifier') return;
      report(first.name, start);
    },
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, expression] of expressions.entries())
        if (expression.type === 'Identifier' && SQL_WRITE.test(quasis[index]?.value.raw ?? ''))
          report(expression.name, expression.start);
    },
  }).visit(module.program);
  return problems;
});

function featureOf(file: string): string | null {
  return /^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}
