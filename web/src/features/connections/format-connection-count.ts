import { formatCount } from '#web/lib/format/format-count.ts';
export function formatConnectionCount(count: number): string {
  if (count === 0) return 'No connections';
  return count === 1 ? '1 connection' : `${formatCount(count)} connections`;
}
