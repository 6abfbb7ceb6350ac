/** “7” or “12,345”. Small numbers avoid Intl, which is slow on first use. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en');
}
