import type { RootDb } from '../db/client.ts';

export type Dump = Record<string, string[]>;

/** Every row of every table as text, sorted; tables without rows are left out. */
export async function dumpTables(db: RootDb, leftOut: string[] = []): Promise<Dump> {
  const { rows: tables } = await db.$client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`);
  const kept = tables.filter((table) => !leftOut.includes(table.name));
  const { rows } = await db.$client.query<{ name: string; row: string }>(
    `${kept.map(({ name }) => `SELECT '${name}' AS name, to_jsonb(t)::text AS row FROM "${name}" t`).join(' UNION ALL ')} ORDER BY 1, 2`,
  );
  const dump: Dump = {};
  for (const { name, row } of rows) (dump[name] ??= []).push(row);
  return dump;
}
