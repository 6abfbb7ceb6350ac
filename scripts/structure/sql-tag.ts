import { Visitor } from 'oxc-parser';
import { fileRule, isTest } from './rule.ts';

const HOME = 'server/src/db/sql.ts';

/** What of Drizzle puts text into a query as it is, or a value without saying so. */
const UNTYPED = ['sql', 'SQL', 'StringChunk', 'Name', 'Param'];

/** Drizzle's own tag takes anything in `${}`, and `sql.raw` any string: only the typed tag of ours may use them. */
export const sqlTag = fileRule(({ path, source, program }) => {
  if (path === HOME) return [];
  const problems: { line: number; message: string }[] = [];
  const report = (start: number, message: string) =>
    problems.push({ line: source.slice(0, start).split('\n').length, message });
  new Visitor({
    ImportDeclaration({ source: from, importKind, specifiers, start }) {
      if (!/^drizzle-orm(\/sql.*)?$/.test(from.value) || importKind === 'type') return;
      const names = specifiers.flatMap((specifier) => {
        if (specifier.type !== 'ImportSpecifier') return ['everything'];
        const { imported, importKind: kind } = specifier;
        return kind !== 'type' && imported.type === 'Identifier' ? [imported.name] : [];
      });
      const untyped = names.filter((name) => name === 'everything' || UNTYPED.includes(name));
      if (untyped.length > 0)
        report(start, `imports ${untyped.join(', ')} of drizzle-orm: write SQL with ${HOME}.`);
    },
    MemberExpression({ property, start }) {
      if (!/\/features\//.test(path) || isTest(path)) return;
      if (property.type !== 'Identifier' || property.name !== '$client') return;
      report(start, 'asks the driver: use `db.execute(sql`…`)` or a statement of server/src/db.');
    },
  }).visit(program);
  return problems;
});
