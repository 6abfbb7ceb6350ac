import { and, type Column, eq, or, type SQL } from 'drizzle-orm';

/** The two columns hold these two ids, in either order. */
export function isPair(left: Column, right: Column, one: string, other: string): SQL | undefined {
  return or(and(eq(left, one), eq(right, other)), and(eq(left, other), eq(right, one)));
}
