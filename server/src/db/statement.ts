import type pg from 'pg';
import type { Db } from './client.ts';

export interface Statement<Row, Values extends unknown[]> {
  (db: Db, ...values: Values): Promise<Row[]>;
  text: string;
}

/** A named statement that PostgreSQL parses once a connection: for the hot queries. */
export function statement<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: string,
): Statement<Row, Values> {
  const run = async (db: Db, ...values: Values) => {
    const { rows } = await (db.$client as pg.Pool).query<Row>({ name, text, values });
    return rows;
  };
  return Object.assign(run, { text });
}

export type PagedStatement<Row, Values extends unknown[]> = (
  db: Db,
  limit: number,
  ...values: Values
) => Promise<Row[]>;

const pageSizes = [20, 50, 100] as const;

/**
 * A named statement for each size of page, which fetches one row more: were the LIMIT a value, PostgreSQL would plan
 * for a tenth of the table, or plan anew at every call.
 */
export function pagedStatement<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: (rows: number) => string,
): PagedStatement<Row, Values> {
  const bySize = pageSizes.map((size) => ({
    size,
    run: statement<Row, Values>(`${name}_${size}`, text(size + 1)),
  }));
  return (db, limit, ...values) => {
    const fitting = bySize.find(({ size }) => size >= limit);
    if (!fitting) throw new Error(`A page of ${limit} is larger than any statement's.`);
    return fitting.run(db, ...values);
  };
}
