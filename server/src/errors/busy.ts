import { AppError } from './app-error.ts';

/** The answer while the database or the queue is away or overloaded. */
export function busy(): AppError {
  return new AppError('unavailable', 'We are busy right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
