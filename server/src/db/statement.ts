import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './client.ts';
import { type Fragment, integer, placeholder } from './sql.ts';

/** The SQL of a statement's values, in their order: `$1`, `$2`, … */
export type Placeholders<Values extends unknown[]> = { [Index in keyof Values]: Fragment };

export interface Statement<Row, Values extends unknown[]> {
  (db: Db, ...values: Values): Promise<Row[]>;
  text: string;
}

/** A named statement that PostgreSQL parses once a connection: for the hot queries. */
export function statement<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  build: (...placeholders: Placeholders<Values>) => SQL,
): Statement<Row, Values> {
  const text = textOf(name, build(...placeholdersOf<Values>()));
  const run = async (db: Db, ...values: Values) => {
    const { rows } = await (db.$client as pg.Pool).query<Row>({ name, text, values });
    return rows;
  };
  return Object.assign(run, { text });
}

/** Runs SQL that PostgreSQL plans anew for its values: where one value needs another plan than the next. */
export async function readUnprepared<Row extends pg.QueryResultRow>(
  db: Db,
  query: SQL,
): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query);
  const { rows } = await (db.$client as pg.Pool).query<Row>(sql, params);
  return rows;
}

export interface PagedStatement<Row, Values extends unknown[]> {
  (db: Db, limit: number, ...values: Values): Promise<Row[]>;
  textFor(limit: number): string;
}

const pageSizes = [20, 50, 100] as const;

/**
 * A named statement for each size of page, which fetches one row more: were the LIMIT a value, PostgreSQL would plan
 * for a tenth of the table, or plan anew at every call.
 */
export function pagedStatement<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  build: (rows: SQL, ...placeholders: Placeholders<Values>) => SQL,
): PagedStatement<Row, Values> {
  const bySize = pageSizes.map((size) => ({
    size,
    run: statement<Row, Values>(`${name}_${size}`, (...placeholders) =>
      build(integer(size + 1), ...placeholders),
    ),
  }));
  const statementFor = (limit: number) => {
    const fitting = bySize.find(({ size }) => size >= limit);
    if (!fitting) throw new Error(`A page of ${limit} is larger than any statement's.`);
    return fitting.run;
  };
  return Object.assign(
    (db: Db, limit: number, ...values: Values) => statementFor(limit)(db, ...values),
    { textFor: (limit: number) => statementFor(limit).text },
  );
}

const maxValues = 9;

function placeholdersOf<Values extends unknown[]>(): Placeholders<Values> {
  const all = Array.from({ length: maxValues }, (_, at) => placeholder(at + 1));
  return all as Fragment[] as Placeholders<Values>;
}

const dialect = new PgDialect();

/** Of two statements with one name, the second fails on the connections that have prepared the first. */
const textByName = new Map<string, string>();

/** A value within the SQL of a statement would be that of its first call for good: statements take theirs as arguments. */
function textOf(name: string, query: SQL): string {
  const { sql, params } = dialect.sqlToQuery(query);
  if (params.length > 0) throw new Error(`The statement ${name} has a value in its SQL.`);
  if (textByName.has(name) && textByName.get(name) !== sql)
    throw new Error(`Two statements are called ${name}.`);
  textByName.set(name, sql);
  return sql;
}
