import { DrizzleQueryError } from 'drizzle-orm';
import { type SerializedError, stdSerializers } from 'pino';

/** All that a line may say of an error. Other fields repeat rows, bodies, headers or keys of whoever answered. */
const loggedFields = [
  'type',
  'message',
  'stack',
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** An error without members' data and others' words: the log gets the failed statement, never its values. */
export function loggableError(error: Error): SerializedError {
  if (!(error instanceof Error)) return serialize(new Error(String(error)));
  if (!(error instanceof DrizzleQueryError)) return serialize(error);
  const reason = error.cause ?? new Error('The query failed.');
  const line = serialize(reason);
  return { ...line, query: error.query, stack: `${line.message}\n${framesOf(error)}` };
}

function serialize(error: Error): SerializedError {
  const line = stdSerializers.err(error);
  const kept = Object.entries(line).filter(([name]) => loggedFields.includes(name));
  return {
    ...Object.fromEntries(kept),
    message: withoutSecrets(line.message),
    stack: withoutSecrets(line.stack),
  } as SerializedError;
}

/**
 * A message without what others wrote into it: an address that a mail server refused, the query of an address that was
 * asked, the text that is no JSON, the value that PostgreSQL could not read.
 */
function withoutSecrets(text: string): string {
  return text
    .replace(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '[address]')
    .replace(/\?[^\s)'"]*=[^\s)'"]*/g, '?…')
    .replace(/(\.\.\.)?"[\s\S]{0,100}?"(\.\.\.)? is not valid JSON/g, '[text] is not valid JSON')
    .replace(/(invalid input [^:\n]*|out of range[^:\n]*): "[^\n]*"/g, '$1: [value]');
}

/** The stack without its first lines, which repeat the message and with it the values. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n');
  const last = lines.findLastIndex((line) => !line.startsWith('    at '));
  return lines.slice(last + 1).join('\n');
}
