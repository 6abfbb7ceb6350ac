import { AppError } from '../platform/app-error.ts';
import type { App } from './app.ts';

/** PostgreSQL cannot store a NUL, so none gets in: not in the address, not in a body. */
export function refuseNulBytes(app: App): void {
  app.server.addHook('onRequest', (request, _reply, done) =>
    done(request.url.includes('%00') ? nulRefusal() : undefined),
  );
  app.server.addHook('preValidation', (request, _reply, done) =>
    done(request.body && containsNul(request.body) ? nulRefusal() : undefined),
  );
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || containsNul(inner));
}

function nulRefusal(): AppError {
  return new AppError('invalid', 'Text must not contain a NUL character.');
}
