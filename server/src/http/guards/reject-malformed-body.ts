import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

/** Deeper than any body of the contract, and not deep enough to exhaust the stack. */
const maxDepth = 32;

/** Rejects a NUL in the address or the body, which PostgreSQL cannot store, and a body nested too deeply. */
export function rejectMalformedBody(app: App): void {
  app.server.addHook('onRequest', (request, _reply, done) =>
    done(request.url.includes('%00') ? nulError() : undefined),
  );
  app.server.addHook('preValidation', (request, _reply, done) =>
    done(request.body ? findProblem(request.body, 0) : undefined),
  );
}

function findProblem(value: unknown, depth: number): AppError | undefined {
  if (typeof value === 'string') return value.includes('\0') ? nulError() : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) return new AppError('invalid', 'The request body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    const problem = key.includes('\0') ? nulError() : findProblem(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function nulError(): AppError {
  return new AppError('invalid', 'Text must not contain a NUL character.');
}
