import { AppError } from '../../platform/app-error.ts';

export function offsetConflict(): AppError {
  return new AppError('conflict', 'This part does not follow what has arrived so far.');
}
