import type { BoundedCount } from '#contract/primitives.ts';
import { formatBoundedCount } from '#web/lib/format/format-count.ts';

/** "1 student", "12 students", "1,000+ students" */
export function formatResultCount(found: BoundedCount): string {
  return found.count === 1 ? '1 student' : `${formatBoundedCount(found)} students`;
}
