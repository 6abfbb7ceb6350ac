import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

/** Deeper than any body of the contract, and not deep enough to exhaust the stack. */
const maxDepth = 32;

/** Rejects what PostgreSQL cannot store, a NUL in the address or the body and half a character in the body, and a body nested too deeply. */
export function rejectMalformedBody(app: App): void {
  app.server.addHook('onRequest', (request, _reply, done) =>
    done(request.url.includes('%00') ? nulError() : undefined),
  );
  app.server.addHook('preValidation', (request, _reply, done) =>
    done(request.body ? findMalformed(request.body) : undefined),
  );
}

/** The first thing in parsed JSON that cannot be stored. */
export function findMalformed(value: unknown, depth = 0): AppError | undefined {
  if (typeof value === 'string') return findMalformedText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) return new AppError('invalid', 'The request body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    const problem = findMalformedText(key) ?? findMalformed(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** JSON can carry half of a surrogate pair, which a text that was cut in the middle of an emoji ends with. */
function findMalformedText(text: string): AppError | undefined {
  if (text.includes('\0')) return nulError();
  if (text.isWellFormed()) return undefined;
  return new AppError(
    'invalid',
    'The text contains half a character, such as half of an emoji. Please delete it and type it again.',
  );
}

function nulError(): AppError {
  return new AppError('invalid', 'Text must not contain a NUL character.');
}
