const units = ['KB', 'MB', 'GB', 'TB'];

/** “12.3 MB”; at least one kilobyte. */
export function formatBytes(bytes: number): string {
  let size = Math.max(bytes, 1) / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const rounded = size < 9.95 && unit > 0 ? size.toFixed(1) : Math.max(1, Math.round(size));
  return `${rounded} ${units[unit]}`;
}
