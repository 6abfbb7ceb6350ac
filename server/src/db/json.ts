import type { SQL } from 'drizzle-orm';
import { type Fragment, join, literal, sql } from './sql.ts';

declare const paths: unique symbol;

/** SQL of a T as JSON. One that has fields beside those of T is not assignable: PostgreSQL would send them. */
export type Json<T> = SQL<T> & { readonly [paths]?: PathsOf<T> };

declare const text: unique symbol;

/** A T as PostgreSQL wrote it. */
export type JsonText<T> = string & { readonly [text]?: Json<T> };

export function jsonText<T>(value: NoInfer<T>): JsonText<T> {
  return JSON.stringify(value);
}

type PathsOf<T> = T extends readonly (infer Item)[]
  ? PathsOf<Item>
  : T extends object
    ? { [Key in keyof T & string]: Key | `${Key}.${PathsOf<T[Key]>}` }[keyof T & string]
    : never;

/** A field that is an object, or a list of objects, says what it is; any SQL makes a plain one. */
type JsonField<T> = unknown extends T
  ? Fragment
  : NonNullable<T> extends readonly (infer Item)[]
    ? NonNullable<Item> extends object
      ? Json<T>
      : Fragment
    : NonNullable<T> extends object
      ? Json<T>
      : Fragment;

/**
 * The SQL of the fields of a T, to be spread into `jsonObject` in the order in which they are sent. A field that a T may
 * lack is named all the same: `undefined` leaves it out.
 */
export type JsonFields<T> = {
  [Key in keyof Required<T>]: JsonField<T[Key]> | LeftOut<T[Key]>;
} & { readonly [paths]?: PathsOf<T> };

type LeftOut<T> = unknown extends T ? never : undefined extends T ? undefined : never;

/** The same without some of them. */
export function omitFields<T, Key extends keyof T & string>(
  fields: JsonFields<T>,
  ...omitted: Key[]
): JsonFields<Omit<T, Key>> {
  const kept = Object.entries(fields).filter(([key]) => !omitted.some((one) => one === key));
  return Object.fromEntries(kept) as JsonFields<Omit<T, Key>>;
}

/** What a PostgreSQL function takes, two for a field. */
const maxArguments = 100;

export function jsonObject<T>(fields: JsonFields<NoInfer<T>>): Json<T> {
  const pairs = Object.entries<Fragment | undefined>(fields).flatMap(([key, value]) =>
    value ? [sql`${literal(key)}, ${value}`] : [],
  );
  if (pairs.length * 2 > maxArguments) throw new Error('An object has at most 50 fields.');
  return sql<T>`json_build_object(${join(pairs, sql`, `)})`;
}

/** SQL: the object where the condition is met, null elsewhere. */
export function jsonWhen<T>(condition: Fragment, json: Json<T>): Json<T | null> {
  return sql<T | null>`CASE WHEN ${condition} THEN ${json} END`;
}

/** SQL: one object from a query, null where it finds none. `from` is what follows the columns. */
export function jsonFrom<T>(json: Json<T>, from: Fragment): Json<T | null> {
  return sql<T | null>`(SELECT ${json} ${from})`;
}

interface ArrayFrom {
  from: Fragment;
  orderBy: Fragment;
}

/** SQL: a list of all that a query finds. */
export function jsonArray<T>(json: Json<T>, { from, orderBy }: ArrayFrom): Json<T[]> {
  return sql<T[]>`(SELECT coalesce(json_agg(${json} ORDER BY ${orderBy}), '[]') ${from})`;
}
