import { AppError } from '#server/errors/app-error.ts';

export function offsetConflict(): AppError {
  return new AppError('conflict', 'This part does not follow what has arrived so far.');
}
