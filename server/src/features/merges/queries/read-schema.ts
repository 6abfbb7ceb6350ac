import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

export interface ForeignKey {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  /** What a deleted parent does to the row: `c` deletes it, `n` empties the column, others refuse. */
  onDelete: string;
}

interface UniqueIndex {
  /** The expressions that must not be equal in two rows, as PostgreSQL prints them. */
  keys: string[];
  /** Which rows are in the index; null for all. */
  predicate: string | null;
}

export interface Table {
  name: string;
  /** Without generated ones. */
  columns: string[];
  key: string[];
  uniques: UniqueIndex[];
}

export interface Schema {
  tables: Map<string, Table>;
  foreignKeys: ForeignKey[];
}

/** The tables of the database as PostgreSQL describes them; a partition is part of its table. Names are quoted where they must be. */
export async function readSchema(tx: Db): Promise<Schema> {
  const tables = await tx.execute<Table & Record<string, unknown>>(sql`
    SELECT c.oid::regclass::text AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      coalesce((SELECT array_agg(a.attname::text ORDER BY k.place) FROM pg_index i
         CROSS JOIN LATERAL unnest(i.indkey::int[]) WITH ORDINALITY AS k (attnum, place)
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
       WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key,
      coalesce((SELECT jsonb_agg(jsonb_build_object(
           'keys', (SELECT jsonb_agg(pg_get_indexdef(i.indexrelid, n, true) ORDER BY n) FROM generate_series(1, i.indnkeyatts) n),
           'predicate', pg_get_expr(i.indpred, i.indrelid)) ORDER BY i.indexrelid)
         FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique), '[]') AS uniques
    FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND s.nspname NOT IN ('pg_catalog', 'information_schema', 'pgboss', 'drizzle') AND s.nspname NOT LIKE 'pg\\_%'
    ORDER BY 1`);
  const foreignKeys = await tx.execute<ForeignKey & Record<string, unknown>>(sql`
    SELECT f.conrelid::regclass::text AS table, a.attname::text AS column, f.confrelid::regclass::text AS parent,
      pa.attname::text AS "parentColumn", f.confdeltype::text AS "onDelete"
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
      JOIN pg_attribute pa ON pa.attrelid = f.confrelid AND pa.attnum = f.confkey[1]
    WHERE f.contype = 'f' AND NOT c.relispartition ORDER BY 1, 2`);
  return {
    tables: new Map(tables.rows.map((table) => [table.name, table])),
    foreignKeys: foreignKeys.rows,
  };
}
