import { globSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

it('the database refuses what is not in the list of an enum column', async () => {
  const files = globSync('../features/*/tables.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const enums = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map((column) => ({ table: name, column })))
    .filter(({ column }) => column.enumValues);
  const { db } = await createTestDatabase();
  const { rows } = await db.$client.query<{ name: string; values: string[]; isValid: boolean }>(`
    SELECT conname AS name, convalidated AS "isValid",
      ARRAY(SELECT m[1] FROM regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g') m) AS values
    FROM pg_constraint WHERE contype = 'c' AND coninhcount = 0`);
  await db.$client.end();
  expect(enums.length).toBeGreaterThan(25);
  expect(rows).toEqual(
    expect.arrayContaining(
      enums.map(({ table, column }) => ({
        name: `${table}_${column.name}`,
        values: column.enumValues,
        isValid: true,
      })),
    ),
  );
});
