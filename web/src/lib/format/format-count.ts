/** “7” or “12,345”; the small ones do without Intl, which a page need not load for them. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en');
}
