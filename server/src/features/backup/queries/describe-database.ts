import type { Client } from 'pg';
import { type BackupTable, type DatabaseFacts, databaseFacts } from '../backup-format.ts';

/** Ours, the migrator's and the queue's. */
const schemas = ['public', 'drizzle', 'pgboss'];

/** Asks PostgreSQL, not our own list of tables: a table that a later version adds cannot be forgotten. */
export async function describeDatabase(client: Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<{ facts: unknown }>(
    `SELECT json_build_object(
      'postgres', current_setting('server_version'),
      'migrations', (SELECT json_agg(created_at ORDER BY created_at) FROM drizzle.__drizzle_migrations),
      'tables', (${tablesSql}), 'sequences', (${sequencesSql})) AS facts`,
    [schemas],
  );
  return databaseFacts.parse(rows[0]?.facts);
}

export async function describeTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ tables: unknown }>(`SELECT (${tablesSql}) AS tables`, [
    schemas,
  ]);
  return databaseFacts.shape.tables.parse(rows[0]?.tables);
}

/** True where no table of any schema is there but those of an empty queue. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'pgboss')
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`,
  );
  return rows.length === 0;
}

const tablesSql = `
  SELECT json_agg(json_build_object('schema', n.nspname, 'name', c.relname,
    'columns', (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''),
    'partitions', coalesce((SELECT json_agg(json_build_object('name', p.relname,
        'bound', pg_get_expr(p.relpartbound, p.oid)) ORDER BY p.relname)
      FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid WHERE i.inhparent = c.oid), '[]'),
    'bytes', (SELECT sum(pg_relation_size(t.relid)) FROM pg_partition_tree(c.oid) t))
    ORDER BY n.nspname, c.relname)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

const sequencesSql = `
  SELECT coalesce(json_agg(json_build_object('schema', schemaname, 'name', sequencename,
    'value', last_value::text)), '[]')
  FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL`;
