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
