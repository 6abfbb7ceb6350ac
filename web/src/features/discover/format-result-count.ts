import type { BoundedCount } from '#contract/primitives.ts';
import { formatCount } from '#web/lib/format/format-count.ts';

/** "1 student", "12 students", "1,000+ students" */
export function formatResultCount({ count, isMore }: BoundedCount): string {
  if (count === 1) return '1 student';
  return `${formatCount(count)}${isMore ? '+' : ''} students`;
}
