import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { readRoutines } from './read-routines.ts';

it('routines.sql has every function and trigger of the database, as it is', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await db.$client.query<{ definition: string }>(`
    SELECT trim(trailing E'\\n' FROM pg_get_functiondef(p.oid)) || ';' AS definition FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT pg_get_triggerdef(t.oid, true) || CASE t.tgenabled WHEN 'A' THEN E';\\nALTER TABLE ' || t.tgrelid::regclass
        || ' ENABLE ALWAYS TRIGGER ' || t.tgname ELSE '' END || ';'
    FROM pg_trigger t WHERE NOT t.tgisinternal AND t.tgparentid = 0
      AND t.tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    ORDER BY 1`);
  await db.$client.end();
  const listed = readRoutines().map(({ definition }) => definition);
  expect(listed.sort()).toEqual(rows.map(({ definition }) => definition).sort());
});
