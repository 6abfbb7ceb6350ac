import { DrizzleQueryError } from 'drizzle-orm';
import { type SerializedError, stdSerializers } from 'pino';

/** Fields in which PostgreSQL repeats values of the rejected row. */
const fieldsWithValues = ['detail', 'where', 'params', 'parameters'];

/** An error without members' data: the log gets the failed statement, never its values. */
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
  const kept = Object.entries(line).filter(([name]) => !fieldsWithValues.includes(name));
  return Object.fromEntries(kept) as SerializedError;
}

/** The stack without its first lines, which repeat the message and with it the values. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n');
  const last = lines.findLastIndex((line) => !line.startsWith('    at '));
  return lines.slice(last + 1).join('\n');
}
