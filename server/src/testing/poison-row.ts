import type { Db } from '../db/client.ts';

/** PostgreSQL refuses to write any row of the table whose column has this value, until the returned function is called. */
export async function poisonRow(
  db: Db,
  table: string,
  column: string,
  value: string,
): Promise<() => Promise<unknown>> {
  const trigger = `"a_refuse_${table}_${value}"`;
  await db.$client.query(`CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0] = TG_ARGV[1] THEN RAISE EXCEPTION 'a poisoned row'; END IF;
      RETURN coalesce(NEW, OLD);
    END $$`);
  await db.$client.query(`CREATE TRIGGER ${trigger} BEFORE INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_row('${column}', '${value}')`);
  return () => db.$client.query(`DROP TRIGGER ${trigger} ON ${table}`);
}
