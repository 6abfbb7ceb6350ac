import type { BoundedCount } from '#contract/primitives.ts';

/** “7” or “12,345”. Small numbers avoid Intl, which is slow on first use. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en');
}

/** “12” or “1,000+” */
export function formatBoundedCount({ count, isMore }: BoundedCount): string {
  return `${formatCount(count)}${isMore ? '+' : ''}`;
}
