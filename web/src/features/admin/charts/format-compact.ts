/** “950”, “1.2k”, “3M”: what fits beside an axis. */
export function formatCompact(value: number): string {
  if (value < 1_000) return String(value);
  const [amount, unit] = value < 1_000_000 ? [value / 1_000, 'k'] : [value / 1_000_000, 'M'];
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0))}${unit}`;
}
