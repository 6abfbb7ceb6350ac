/** Rows `$1` to `$2` of one table, made by the database itself; further values follow from `$3`. */
export interface Step {
  name: string;
  rows: number;
  text: string;
  values: unknown[];
}

/** SQL: the id of row `n`, which sorts like the rows do. */
export const idOf = (prefix: string, n: string) =>
  `'${prefix}_' || lpad((${n})::text, 9, '0') || substr(md5('${prefix}' || (${n})), 1, 13)`;

/** SQL: one element of an array, always the same for the same row. */
export const pick = (array: string, n: string, salt: string) =>
  `(${array})[1 + (${spread(n, salt)} % cardinality(${array}))]`;

/** SQL: a number from 0 up that looks random and is always the same for the same row. */
export const spread = (n: string, salt: string) =>
  `(hashint8extended((${n})::bigint, ${seedOf(salt)}) & 2147483647)`;

/** SQL: `total` rows spread evenly over the last `days` days, the last row being the newest. */
export const moment = (n: string, total: number, days: number) =>
  `now() - make_interval(secs => (${total} - ${n}) * ${(days * 86_400) / total}::float8 + ${spread(n, 'moment')} % 1000000 / 1e6)`;

function seedOf(salt: string): number {
  return Buffer.from(salt).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
}
