const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Whether a query failed because PostgreSQL cannot be reached, and not because of the query itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && outageCodes.has(String(error.code))) return true;
  return (
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message) ||
    isOutage(error.cause)
  );
}
