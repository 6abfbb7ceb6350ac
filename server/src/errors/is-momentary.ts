import type { AppError } from './app-error.ts';

const momentSeconds = 30;

/** Whether the same request may succeed in a moment: nothing is wrong with what was sent. */
export function isMomentary({ status, retryAfterSeconds }: AppError): boolean {
  return status >= 500 || (retryAfterSeconds ?? Number.POSITIVE_INFINITY) <= momentSeconds;
}
