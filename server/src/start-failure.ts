import { ConfigError } from './config.ts';

interface SystemError extends Error {
  code?: string;
  port?: number;
  address?: string;
}

/** Why the start failed, in one sentence, or one for each mistake of the configuration. */
export function describeStartFailure(failure: unknown): string[] {
  if (failure instanceof ConfigError) return failure.sentences;
  const error = rootCause(failure);
  switch (error.code) {
    case 'EADDRINUSE':
      return [
        `Port ${error.port} is already in use. Stop what is using it, or set PORT to another one.`,
      ];
    case 'EACCES':
      return [
        `We may not use ${error.port ? `port ${error.port}` : 'this folder'}: ${error.message}. Check PORT and DATA_DIR.`,
      ];
    case 'EADDRNOTAVAIL':
      return [
        `HOST ${error.address ?? ''} is not an address of this machine. Set HOST to one that is.`,
      ];
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EROFS':
    case 'EPERM':
      return [`DATA_DIR must be a folder that we may write to (${error.message}).`];
    case 'ENOSPC':
      return ['The disk is full. Free some space below DATA_DIR and start again.'];
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return [
        `The database at DATABASE_URL cannot be reached (${error.code}). Check the address and that PostgreSQL runs.`,
      ];
    case '28P01':
    case '28000':
      return ['The database refused the user or password in DATABASE_URL.'];
    case '3D000':
      return ['The database named in DATABASE_URL does not exist. Create it first.'];
    case '53100':
      return ['The disk of the database is full. Free some space and start again.'];
    default:
      return [error.message || 'The start failed for an unknown reason.'];
  }
}

/** Names DATABASE_URL in a failure that describeStartFailure has no sentence for. */
export function asDatabaseUrlFailure(failure: unknown): Error {
  const cause = rootCause(failure);
  const message = `The database at DATABASE_URL cannot be used: ${cause.message}.`;
  return isDescribed(cause) ? cause : new Error(message);
}

function isDescribed(error: SystemError): boolean {
  return describeStartFailure(error)[0] !== error.message;
}

function rootCause(failure: unknown): SystemError {
  if (failure instanceof AggregateError && failure.errors[0]) return rootCause(failure.errors[0]);
  if (!(failure instanceof Error)) return new Error(String(failure));
  const { cause } = failure;
  return cause instanceof Error && 'code' in cause && !('code' in failure)
    ? rootCause(cause)
    : failure;
}
