import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Db } from './client.ts';
import { integer, join, param, sql } from './sql.ts';

const users = pgTable('users', { id: text() });

const query = (fragment: ReturnType<typeof sql>) => {
  const { sql, params } = new PgDialect().sqlToQuery(fragment);
  return { sql, params };
};

describe(sql, () => {
  it('takes fragments, tables, columns and parameters', () => {
    const isOne = sql`${users.id} = ${param("'; DROP TABLE users")}`;
    expect(query(sql`SELECT 1 FROM ${users} WHERE ${isOne}`)).toEqual({
      sql: 'SELECT 1 FROM "users" WHERE "users"."id" = $1',
      params: ["'; DROP TABLE users"],
    });
  });

  it('does not compile with a plain value in it', () => {
    const [name, count, list]: [string, number, string[]] = ['u', 1, ['u']];
    // @ts-expect-error a plain string is no fragment
    expectTypeOf(() => sql`SELECT ${name}`).toBeFunction();
    // @ts-expect-error nor is a number
    expectTypeOf(() => sql`LIMIT ${count}`).toBeFunction();
    // @ts-expect-error nor is a list
    expectTypeOf(() => sql`ANY (${list})`).toBeFunction();
    // @ts-expect-error nor is what may be missing
    expectTypeOf(() => sql`WHERE ${undefined}`).toBeFunction();
    // @ts-expect-error strings are not joined to fragments either
    expectTypeOf(() => join([name], sql`, `)).toBeFunction();
    // @ts-expect-error nor does the database take one
    expectTypeOf((db: Db) => db.execute(`SELECT ${name}`)).toBeFunction();
  });
});

it('sends a list as one parameter', () => {
  const ids = ['a', 'b'];
  expect(query(sql`SELECT ${param(ids)}::text[]`)).toEqual({
    sql: 'SELECT $1::text[]',
    params: [ids],
  });
});

describe(integer, () => {
  it('is part of the text', () => {
    expect(query(sql`LIMIT ${integer(21)}`)).toEqual({ sql: 'LIMIT 21', params: [] });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses %d', (value) => {
    expect(() => integer(value)).toThrow('is not a whole number');
  });
});
