import { expect, it } from 'vitest';
import { checkSample } from './check-sample.ts';

const check = (sql: string, name = '0029_next') =>
  checkSample({ [`server/src/db/migrations/${name}.sql`]: sql });

it.each([
  ['drops a table', 'DROP TABLE "posts" CASCADE;'],
  ['drops a column', 'ALTER TABLE "posts" DROP COLUMN "title";'],
  ['renames', 'ALTER TABLE "posts" RENAME COLUMN "title" TO "name";'],
  ['renames', 'ALTER TABLE "posts" RENAME TO "notes";'],
  ['changes the type of a column', 'ALTER TABLE "posts" ALTER COLUMN "id" SET DATA TYPE bigint;'],
  ['requires a column', 'ALTER TABLE "posts" ALTER COLUMN "title" SET NOT NULL;'],
  ['adds a required column', 'ALTER TABLE "posts" ADD COLUMN "kind" text NOT NULL;'],
])('refuses a migration that %s: %s', (what, sql) => {
  const [problem = '', ...others] = check(`CREATE TABLE "a" (id int);\n${sql}`);
  expect(problem).toContain(`migrations/0029_next.sql ${what}`);
  expect(others).toEqual([]);
});

it('lets a migration contract that says since when nothing uses it', () => {
  expect(check('-- contract: unused since 0.2.0\nDROP TABLE "posts";')).toEqual([]);
});

it.each([
  'CREATE TABLE "b" ("id" text PRIMARY KEY NOT NULL);',
  'ALTER TABLE "posts" ADD COLUMN "kind" text;',
  'ALTER TABLE "posts" ADD COLUMN "kind" text DEFAULT \'plain\' NOT NULL;',
  'ALTER TABLE "posts" ADD COLUMN "s" text GENERATED ALWAYS AS (title) STORED NOT NULL;',
  'DROP INDEX "posts_newest";',
])('lets it expand: %s', (sql) => {
  expect(check(sql)).toEqual([]);
});

it('leaves the migrations of the first release as they are', () => {
  expect(check('DROP TABLE "posts";', '0026_drop')).toEqual([]);
});

it.each(['CHECK (a > 0)', 'FOREIGN KEY ("a") REFERENCES "public"."a"("id")'])(
  'lets a migration add a constraint to a table with rows only as NOT VALID: %s',
  (rule) => {
    const add = `ALTER TABLE "posts" ADD CONSTRAINT "posts_a" ${rule}`;
    expect(check(`${add};`, '0035_next')).toEqual([
      expect.stringContaining('0035_next.sql checks every row'),
    ]);
    expect(check(`${add} NOT VALID;`, '0035_next')).toEqual([]);
    expect(check(`CREATE TABLE "posts" (a int);\n${add};`, '0035_next')).toEqual([]);
  },
);
