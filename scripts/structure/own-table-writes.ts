import { type Node, Visitor } from 'oxc-parser';
import { isTest, type Problem, type Rule, roleOf } from './rule.ts';
import type { SourceModule } from './source-module.ts';

const WRITES = ['insert', 'update', 'delete'];
const SQL_WRITE =
  /\b(?:INSERT\s+INTO|UPDATE(?:\s+ONLY)?|DELETE\s+FROM(?:\s+ONLY)?|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?)\s+(?:public\.)?(?:"?(\w+)"?|\$\{(\w+)\})/gi;

/**
 * A feature may read the tables of another one, but only the owner's commands write them. Names that are made at run time are not
 * seen: the journal of a merge writes whatever the schema says names a member, by its nature.
 */
export const ownTableWrites: Rule = (modules) => {
  const owners = new Map(modules.flatMap(listTables));
  return modules.flatMap((module) => {
    const feature = featureOf(module.path);
    return feature && !isTest(module.path) ? judge(module, feature, owners) : [];
  });
};

type Owners = Map<string, string>;

function judge(module: SourceModule, feature: string, owners: Owners): Problem[] {
  const imported = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (name: string, owner: string | undefined, start: number) => {
    if (owner === undefined || owner === feature) return;
    const line = module.source.slice(0, start).split('\n').length;
    const message = `writes ${name}, a table of ${owner}: call a command of ${owner} instead.`;
    problems.push({ path: module.path, line, message });
  };
  const reportSql = (text: string, start: number) => {
    for (const { 1: table, 2: variable, index } of text.matchAll(SQL_WRITE))
      if (variable) report(variable, imported.get(variable), start + index);
      else if (table) report(table, owners.get(table), start + index);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const target = module.imports.find(({ specifier }) => specifier === source.value)?.target;
      const owner = target && ownerOf(target);
      if (owner) for (const { local } of specifiers) imported.set(local.name, owner);
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!WRITES.includes(callee.property.name) || first?.type !== 'Identifier') return;
      report(first.name, imported.get(first.name), start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') reportSql(value, start);
    },
    TemplateLiteral({ quasis, expressions, start }) {
      const text = quasis.map(({ value }, index) => {
        const next = expressions[index];
        return `${value.raw}\${${next?.type === 'Identifier' ? next.name : ''}}`;
      });
      reportSql(text.join(''), start);
    },
  }).visit(module.program);
  return problems;
}

/** The names of the tables that a module defines, as PostgreSQL knows them, and whose they are. */
function listTables({ path, program }: SourceModule): [table: string, owner: string][] {
  const owner = ownerOf(path);
  if (!owner) return [];
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'pgTable' && isText(first))
        names.push(first.value);
    },
  }).visit(program);
  return names.map((name) => [name, owner]);
}

const isText = (node: Node | undefined): node is Node & { value: string } =>
  node?.type === 'Literal' && typeof node.value === 'string';

/** The feature whose tables a file defines; `db` for those below the features. */
function ownerOf(file: string): string | null {
  if (file === 'server/src/db/tables.ts') return 'db';
  return roleOf(file) === 'tables' ? featureOf(file) : null;
}

function featureOf(file: string): string | null {
  return /^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}
