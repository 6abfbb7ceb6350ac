const megabyte = 1024 * 1024;

/** `12.34 MB`, and never less than the smallest that two decimals can say. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(bytes / megabyte, bytes > 0 ? 0.01 : 0).toFixed(2)} MB`;
}
