/** Our SQL is written for this version. */
const oldest = 15;

/** Refuses a PostgreSQL that is older than our SQL; `version` as in its `server_version_num`, e.g. 150004. */
export function assertSupportedVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldest) return;
  throw new Error(`it is PostgreSQL ${major}, and Callboard needs ${oldest} or newer`);
}
