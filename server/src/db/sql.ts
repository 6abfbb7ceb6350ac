import { sql as drizzleSql, Param, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A piece of SQL: what `sql` makes, a table, a column or a parameter. */
export type Fragment = SQLWrapper;

type Scalar = string | number | boolean | null;

/** SQL from fragments only. A plain string or number does not compile: a value comes in as `param(value)`. */
export function sql<T = unknown>(text: TemplateStringsArray, ...fragments: Fragment[]): SQL<T> {
  return drizzleSql<T>(text, ...fragments);
}

/** A value, sent to PostgreSQL apart from the SQL. An array is one parameter. */
export function param(value: Scalar | readonly Scalar[]): Fragment {
  return new Param(value);
}

export function join(fragments: Fragment[], separator: Fragment): SQL {
  return drizzleSql.join(fragments, separator);
}

/** A whole number as part of the SQL, e.g. of a LIMIT that the planner is to know. */
export function integer(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number.`);
  return drizzleSql.raw(String(value));
}

/** The name of a table or column that our own code lists, quoted. */
export function identifier(name: string): SQL {
  return drizzleSql`${drizzleSql.identifier(name)}`;
}

/** A text that our own code lists, as part of the SQL. */
export function literal(text: string): SQL {
  return drizzleSql.raw(`'${text.replaceAll("'", "''")}'`);
}

/** SQL that PostgreSQL itself has printed from its catalogue: the quoted name of a table, the expression of an index. */
export function printedSql(text: string): SQL {
  return drizzleSql.raw(text);
}

/** `$1`, `$2`, …: a value of a named statement, by its place among the arguments. */
export function placeholder(position: number): SQL {
  return drizzleSql`$${integer(position)}`;
}
