import { getTableColumns, getTableName } from 'drizzle-orm';
import { type CheckBuilder, check, customType, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { printedSql } from './sql.ts';

/** timestamptz as ISO text with all its microseconds; a Date would drop three digits. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoInstant,
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Text in the collation C, the same on every server: what begins with a word is one range of an index. */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** One check for each column `text({ enum })` of a table: the database refuses a value that is not in the list. */
export function enumChecks(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  return Object.values(columns).flatMap(({ name, table }) => {
    const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
    if (!column?.enumValues) return [];
    const values = column.enumValues.map(pg.escapeLiteral).join(', ');
    return [check(`${getTableName(table)}_${name}`, printedSql(`${name} IN (${values})`))];
  });
}

/** '2026-11-15 03:01:00.123456+00' → '2026-11-15T03:01:00.123456Z' (the connection's time zone is UTC). */
export function isoInstant(value: string): string {
  return `${value.slice(0, 10)}T${value.slice(11, value.indexOf('+', 19))}Z`;
}
