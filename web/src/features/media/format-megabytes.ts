const megabyte = 1024 * 1024;

/** Such as `12.34 MB`; at least `0.01 MB` for a file that is not empty. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(bytes / megabyte, bytes > 0 ? 0.01 : 0).toFixed(2)} MB`;
}
