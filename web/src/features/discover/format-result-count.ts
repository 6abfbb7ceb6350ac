import type { MemberCount } from '#contract/discover/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';

/** "1 student", "12 students", "1,000+ students" */
export function formatResultCount({ count, isMore }: MemberCount): string {
  if (count === 1) return '1 student';
  return `${formatCount(count)}${isMore ? '+' : ''} students`;
}
