import type { SQL } from 'drizzle-orm';
import { type BoundedCount, mostCounted } from '#contract/primitives.ts';
import { integer, sql } from './sql.ts';

/** SQL: how many rows there are; counting stops at one more than is shown. */
export function countUpToMost(rows: SQL): SQL<number> {
  return sql`(SELECT count(*)::int FROM (${rows} LIMIT ${integer(mostCounted + 1)}) counted)`;
}

export function boundedCount(count: number): BoundedCount {
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
}
