const oldestMajor = 15;

/** Throws for a PostgreSQL that is too old for our SQL; `version` is its `server_version_num`, e.g. 150004. */
export function assertSupportedVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldestMajor) return;
  throw new Error(`it is PostgreSQL ${major}, and Callboard needs ${oldestMajor} or newer`);
}
