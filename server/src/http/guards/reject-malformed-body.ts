import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

/** Far deeper than any body of ours, and far from what could exhaust the stack. */
const deepest = 32;

/** PostgreSQL cannot store a NUL, so none gets in: not in the address, not in a body. Nor does a bottomless body. */
export function rejectMalformedBody(app: App): void {
  app.server.addHook('onRequest', (request, _reply, done) =>
    done(request.url.includes('%00') ? nulRefusal() : undefined),
  );
  app.server.addHook('preValidation', (request, _reply, done) =>
    done(request.body ? findFault(request.body, 0) : undefined),
  );
}

function findFault(value: unknown, depth: number): AppError | undefined {
  if (typeof value === 'string') return value.includes('\0') ? nulRefusal() : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return new AppError('invalid', 'The request body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    const fault = key.includes('\0') ? nulRefusal() : findFault(inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

function nulRefusal(): AppError {
  return new AppError('invalid', 'Text must not contain a NUL character.');
}
