import { expect, it } from 'vitest';
import { sharedSqlHomes } from './shared-sql.ts';
import { parseModule } from './source-module.ts';
import { sqlTag } from './sql-tag.ts';

const queries = 'server/src/features/jobs/queries.ts';

const check = (source: string, path = queries) => {
  const modules = [parseModule(path, source)];
  return [...sqlTag(modules), ...sharedSqlHomes(modules)].map(({ message }) => message);
};

it.each([
  ["Drizzle's untyped tag", "import { eq, sql } from 'drizzle-orm';", /imports sql of drizzle-orm/],
  ['the tag by another name', "import { sql as tag } from 'drizzle-orm';", /imports sql of/],
  ['the tag by another path', "import { sql } from 'drizzle-orm/sql';", /imports sql of/],
  ['the class behind it', "import { SQL } from 'drizzle-orm';", /imports SQL of/],
  ['all of Drizzle', "import * as drizzle from 'drizzle-orm';", /imports everything of/],
  ['the driver', 'export const ask = (db) => db.$client.query(text);', /asks the driver/],
  ['a second spelling', 'sql`u.suspended_at IS NULL`;', /once more: use isActive/],
])('refuses %s', (_, source, message) => {
  expect(check(source)).toEqual([expect.stringMatching(message)]);
});

it('refuses the untyped tag in tests, too', () => {
  const source = "import { sql } from 'drizzle-orm';";
  expect(check(source, 'server/src/features/jobs/queries.test.ts')).toHaveLength(1);
});

it.each([
  ['conditions of Drizzle', queries, "import { and, eq, type SQL } from 'drizzle-orm';"],
  ['types of Drizzle', queries, "import type { SQL } from 'drizzle-orm';"],
  ['the typed tag itself', 'server/src/db/sql.ts', "import { sql } from 'drizzle-orm';"],
  ['the driver within db', 'server/src/db/listen.ts', 'db.$client.query(text);'],
])('lets %s pass', (_, path, source) => {
  expect(check(source, path)).toEqual([]);
});
