import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readRoutines } from '#server/db/read-routines.ts';
import { projectRoot } from '../support/project-root.ts';

/** The page docs/data-model.md: one Mermaid diagram of every table with its columns and references. */
export async function dataModel(): Promise<string> {
  const features = await listTables();
  const tables = features.flatMap((feature) => feature.tables).map(getTableConfig);
  const entities = tables.map(({ name, columns, primaryKeys, foreignKeys }) => {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    const references = new Set(
      foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)),
    );
    const rows = columns.map((column) => {
      const marks = [
        ...(column.primary || keys.has(column.name) ? ['PK'] : []),
        ...(references.has(column.name) ? ['FK'] : []),
      ];
      const type = column.getSQLType().replace(/[^\w]+/g, '_');
      const comment = column.notNull ? '' : ' "may be null"';
      return `    ${[type, column.name, marks.join(', ')].join(' ').trim()}${comment}`;
    });
    return `  ${name} {\n${rows.join('\n')}\n  }`;
  });
  const relations = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const link = columns.every((column) => column.notNull) ? '||--o{' : '|o--o{';
      const via = columns.map((column) => column.name).join(', ');
      return `  ${getTableName(foreignTable)} ${link} ${name} : "${via}"`;
    }),
  );
  const owners = features.map(
    ({ feature, tables: own }) => `| ${feature} | ${own.map(tableCode).join(', ')} |`,
  );
  return [
    '# Data model',
    'Made from the `tables.ts` files by `npm run docs:data-model`; a test fails while it is out of date.',
    ['| feature | tables |', '|---|---|', ...owners].join('\n'),
    'Functions and triggers stand in `server/src/db/routines.sql`:',
    ['| routine | what it does |', '|---|---|', ...readRoutines().map(routineRow)].join('\n'),
    ['```mermaid', 'erDiagram', ...relations, ...entities, '```'].join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const routineRow = ({ name, table, sentence }: ReturnType<typeof readRoutines>[number]) =>
  `| ${table ? `\`${name}\` on \`${table}\`` : `\`${name}()\``} | ${sentence} |`;

const tableCode = (table: PgTable) => `\`${getTableName(table)}\``;

async function listTables() {
  const files = globSync(['server/src/db/tables.ts', 'server/src/features/*/tables.ts'], {
    cwd: projectRoot,
  }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const exports = (await import(pathToFileURL(path.join(projectRoot, file)).href)) as object;
      const feature = path.basename(path.dirname(file));
      const tables = Object.values(exports).filter((value) => is(value, PgTable));
      const byName = (a: PgTable, b: PgTable) => (getTableName(a) < getTableName(b) ? -1 : 1);
      return { feature, tables: tables.toSorted(byName) };
    }),
  );
}
