import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { RootDb } from './client.ts';
import {
  type Json,
  type JsonFields,
  jsonArray,
  jsonFrom,
  jsonObject,
  jsonWhen,
  omitFields,
} from './json.ts';
import { type JsonPage, type JsonRow, jsonPage } from './page.ts';
import { sql } from './sql.ts';

interface Person {
  id: string;
  name: string | null;
}

interface Account extends Person {
  email: string;
}

interface Play {
  title: string;
  author: Person;
  cast: Person[];
  tags: string[];
  rating?: number | null;
}

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

async function read<T>(json: Json<T>): Promise<T | undefined> {
  const { rows } = await db.execute<{ item: T }>(sql`SELECT ${json} AS item`);
  return rows[0]?.item;
}

const person: JsonFields<Person> = { id: sql`'p'`, name: sql`NULL` };
const account: JsonFields<Account> = { ...person, email: sql`'p@school.edu'` };
const personJson = jsonObject<Person>(person);
const people = jsonArray(personJson, { from: sql`FROM generate_series(1, 2) n`, orderBy: sql`n` });
const play = {
  title: sql`'It''s Hamlet'`,
  author: personJson,
  cast: people,
  tags: sql`'{a}'::text[]`,
};

describe(jsonObject, () => {
  it('writes the fields in their order, without those that are left out', async () => {
    const written = await read(jsonObject<Play>({ ...play, rating: undefined }));
    const nobody = { id: 'p', name: null };
    const { tags } = { tags: ['a'] };
    expect(JSON.stringify(written)).toBe(
      JSON.stringify({ title: "It's Hamlet", author: nobody, cast: [nobody, nobody], tags }),
    );
    expect(await read(jsonObject<Play>({ ...play, rating: sql`NULL` }))).toHaveProperty('rating');
  });

  it('refuses more fields than PostgreSQL takes', () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, sql`1`]));
    expect(() => jsonObject<Record<string, number>>(fields(50))).not.toThrow();
    expect(() => jsonObject<Record<string, number>>(fields(51))).toThrow('at most 50 fields');
  });

  it('does not compile with a field that is missing, misspelt or not of the shape', () => {
    // @ts-expect-error the name is missing
    expectTypeOf(() => jsonObject<Person>({ id: sql`'p'` })).toBeFunction();
    // @ts-expect-error a field that may be left out is named all the same
    expectTypeOf(() => jsonObject<Play>(play)).toBeFunction();
    // @ts-expect-error a field of every object cannot be left out
    expectTypeOf(() => jsonObject<Person>({ id: sql`'p'`, name: undefined })).toBeFunction();
    // @ts-expect-error the name is misspelt
    expectTypeOf(() => jsonObject<Person>({ id: sql`'p'`, nmae: sql`NULL` })).toBeFunction();
    // @ts-expect-error there is no such field
    expectTypeOf(() => jsonObject<Person>({ ...person, email: sql`NULL` })).toBeFunction();
    // @ts-expect-error nor where it was spread into the object
    expectTypeOf(() => jsonObject<Person>({ ...account })).toBeFunction();
    // @ts-expect-error nor under a field that is
    expectTypeOf(() => jsonObject<Person>({ ...account, id: sql`'p'` })).toBeFunction();
  });

  it('does not compile with a part of another shape', () => {
    const accountJson = jsonObject<Account>(account);
    const column: SQL = sql`u.json`;
    const found = jsonWhen(sql`true`, personJson);
    const fields = { ...play, rating: undefined };
    // @ts-expect-error an object of nothing in particular
    expectTypeOf(() => jsonObject<Play>({ ...fields, author: column })).toBeFunction();
    // @ts-expect-error it would send the address
    expectTypeOf(() => jsonObject<Play>({ ...fields, author: accountJson })).toBeFunction();
    // @ts-expect-error an author is never missing
    expectTypeOf(() => jsonObject<Play>({ ...fields, author: found })).toBeFunction();
    // @ts-expect-error one person is no cast
    expectTypeOf(() => jsonObject<Play>({ ...fields, cast: personJson })).toBeFunction();
    const withAddress = jsonObject<Omit<Play, 'author'> & { author: Account }>({
      ...fields,
      author: accountJson,
    });
    // @ts-expect-error the address lies a level below
    expectTypeOf(() => jsonObject<{ play: Play }>({ play: withAddress })).toBeFunction();
  });
});

it('omitFields leaves the others as they are', async () => {
  const fields = omitFields(account, 'email');
  expectTypeOf(fields).toEqualTypeOf<JsonFields<Omit<Account, 'email'>>>();
  expect(await read(jsonObject<Person>(fields))).toEqual({ id: 'p', name: null });
});

it('jsonWhen and jsonFrom are null where there is nothing', async () => {
  const found = jsonFrom(personJson, sql`FROM generate_series(1, 1) n WHERE n > 1`);
  expectTypeOf(found).toEqualTypeOf<Json<Person | null>>();
  expect(await read(found)).toBeNull();
  expect(await read(jsonWhen(sql`false`, personJson))).toBeNull();
  expect(await read(jsonWhen(sql`true`, personJson))).toEqual({ id: 'p', name: null });
});

it('jsonArray is empty where there is nothing', async () => {
  const none = { from: sql`FROM generate_series(1, 0) n`, orderBy: sql`n` };
  expect(await read(jsonArray(personJson, none))).toEqual([]);
});

it('a page of items with more fields, or of others, is none of these', () => {
  expectTypeOf<JsonPage<Person>>().toExtend<JsonPage<Person>>();
  expectTypeOf<JsonPage<Account>>().not.toExtend<JsonPage<Person>>();
  expectTypeOf<JsonPage<Person>>().not.toExtend<JsonPage<Account>>();
  const rows: JsonRow<Account>[] = [];
  expectTypeOf(jsonPage(rows, { limit: 1 })).toEqualTypeOf<JsonPage<Account>>();
});
