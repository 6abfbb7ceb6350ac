import type { RootDb } from '../db/client.ts';

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  /** The table and column that it references. */
  references: { table: string; column: string } | null;
  /** The first value that the check of an enum column allows. */
  allowed: string | null;
}

export interface Schema {
  tables: Map<string, Column[]>;
}

/** The tables of the database as PostgreSQL describes them; partitions and generated columns are left out. */
export async function readSchema(db: RootDb): Promise<Schema> {
  const { rows } = await db.$client.query<Column & { table: string }>(`
    SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type,
      c.is_nullable = 'NO' AND c.column_default IS NULL AND c.is_identity = 'NO' AS "isRequired", (
      SELECT jsonb_build_object('table', f.confrelid::regclass::text, 'column', fa.attname)
      FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
        JOIN pg_attribute fa ON fa.attrelid = f.confrelid AND fa.attnum = f.confkey[1]
      WHERE f.contype = 'f' AND f.conrelid = format('public.%I', c.table_name)::regclass
        AND a.attname = c.column_name) AS references, (
      SELECT substring(pg_get_constraintdef(k.oid) FROM 'ARRAY\\[''([^'']+)''') FROM pg_constraint k
      WHERE k.contype = 'c' AND k.conrelid = format('public.%I', c.table_name)::regclass
        AND k.conname = c.table_name || '_' || c.column_name) AS allowed
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND c.table_name NOT IN (SELECT relname FROM pg_class WHERE relispartition)
    ORDER BY c.table_name, c.ordinal_position`);
  return { tables: Map.groupBy(rows, ({ table }) => table) };
}

/** Columns without which a check of the table refuses the row. */
const checkedColumns: Record<string, string> = { comments: 'post_id' };

let made = 0;

/** Inserts a row of made-up values; rows that it references are made too. Returns the row. */
export async function insertMadeUpRow(
  db: RootDb,
  schema: Schema,
  table: string,
  given: Record<string, string>,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...given };
  for (const { name, type, isRequired, references, allowed } of schema.tables.get(table) ?? []) {
    if (!(isRequired || checkedColumns[table] === name) || name in values) continue;
    values[name] = references
      ? (await insertMadeUpRow(db, schema, references.table, {}))[references.column]
      : (allowed ?? madeUpValue(type));
  }
  const names = Object.keys(values);
  const { rows } = await db.$client.query<Record<string, unknown>>(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING *`,
    Object.values(values),
  );
  return rows[0] ?? {};
}

function madeUpValue(type: string): unknown {
  made += 1;
  if (/^(int|float|numeric)/.test(type)) return made;
  if (/^(timestamp|date)/.test(type)) return new Date().toISOString();
  if (type === 'time') return '12:00';
  if (type === 'bool') return true;
  if (type === 'jsonb') return '{}';
  if (type.startsWith('_')) return '{}';
  return `made-up-${made}`;
}
