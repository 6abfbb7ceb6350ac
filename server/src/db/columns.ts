import { customType } from 'drizzle-orm/pg-core';

/** timestamptz as ISO text with all its microseconds; a Date would drop three digits. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoInstant,
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** '2026-11-15 03:01:00.123456+00' → '2026-11-15T03:01:00.123456Z' (the session speaks UTC). */
export function isoInstant(value: string): string {
  return value.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
}
