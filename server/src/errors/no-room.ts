import { AppError } from './app-error.ts';

/** The answer to an upload while the disk is full, or nearly. */
export function noRoom(): AppError {
  return new AppError(
    'unavailable',
    'There is no room for files right now. Everything else works; please try again later.',
    { retryAfterSeconds: 600 },
  );
}
