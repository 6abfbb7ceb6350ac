/** Connection lost or refused, resources used up, server starting, stopping or still a replica, disk failure. */
const outageClasses = /^(08|53|57P|58|25006)/;

/** Ended by a limit of ours, or by a deadlock: the same query succeeds once the load is gone. */
const overloadCodes = new Set(['57014', '55P03', '25P03', '25P04', '40P01', '40001']);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** pg gives these no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether a query took too long or waited too long, although PostgreSQL is well. */
export function wasEndedByLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && overloadCodes.has(String(error.code))) || wasEndedByLimit(error.cause);
}

/** Whether a query failed because PostgreSQL cannot answer it now, and not because of the query itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    outageClasses.test(code) ||
    overloadCodes.has(code) ||
    networkCodes.has(code) ||
    messages.test(error.message) ||
    isOutage(error.cause)
  );
}
