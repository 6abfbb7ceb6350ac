import { DrizzleQueryError } from 'drizzle-orm';
import { type SerializedError, stdSerializers } from 'pino';

/** Where PostgreSQL repeats the row or the value that it refused. */
const repeatsValues = ['detail', 'where', 'params', 'parameters'];

/** An error as the log keeps it: the statement that failed, never the values it was given. */
export function loggableError(error: Error): SerializedError {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) return withoutValues(stdSerializers.err(error));
  const reason = error.cause ?? new Error('The query failed.');
  return {
    ...withoutValues(stdSerializers.err(reason)),
    query: error.query,
    stack: `${reason.message}\n${framesOf(error)}`,
  };
}

function withoutValues(line: SerializedError): SerializedError {
  const kept = Object.entries(line).filter(([name]) => !repeatsValues.includes(name));
  return Object.fromEntries(kept) as SerializedError;
}

/** The calls alone: above them a stack repeats the message, and with it the values. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n');
  const last = lines.findLastIndex((line) => !line.startsWith('    at '));
  return lines.slice(last + 1).join('\n');
}
