import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { RootDb } from './client.ts';
import { param, sql } from './sql.ts';
import { pagedStatement, statement } from './statement.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

type Row = { sum: number };

describe(statement, () => {
  it('numbers its values by their order, however often and wherever they are used', async () => {
    const sum = statement<Row, [one: number, other: number]>(
      'sum_of_two',
      (one, other) => sql`SELECT ${other}::int + ${one}::int + ${other}::int AS sum`,
    );
    expect(sum.text).toBe('SELECT $2::int + $1::int + $2::int AS sum');
    expect(await sum(db, 1, 10)).toEqual([{ sum: 21 }]);
  });

  it('refuses a value in its SQL, which would be the same at every call', () => {
    expect(() => statement<Row, []>('fixed', () => sql`SELECT ${param(1)} AS sum`)).toThrow(
      'The statement fixed has a value in its SQL.',
    );
  });

  it('refuses the name of another one, which would fail by the connection that it gets', () => {
    statement<Row, []>('named_twice', () => sql`SELECT 1 AS sum`);
    expect(() => statement<Row, []>('named_twice', () => sql`SELECT 2 AS sum`)).toThrow(
      'Two statements are called named_twice.',
    );
  });
});

describe(pagedStatement, () => {
  const numbers = pagedStatement<{ n: number }, [from: number]>(
    'numbers',
    (rows, from) => sql`SELECT n FROM generate_series(${from}::int, 1000) n LIMIT ${rows}`,
  );

  it.each([
    [1, 21],
    [20, 21],
    [21, 51],
    [100, 101],
  ])('a page of %i reads %i rows', async (limit, rows) => {
    expect(await numbers(db, limit, 1)).toHaveLength(rows);
  });

  it('refuses a page larger than the largest', () => {
    expect(() => numbers.textFor(101)).toThrow('A page of 101 is larger');
  });
});
