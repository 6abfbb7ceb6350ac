import { isNotFound } from './api-error.ts';

/** A 401, 403 or 404 would be answered the same again. */
export function retryQuery(failures: number, error: Error): boolean {
  return !/404|401|403/.test(error.message) && failures < 3;
}

export function retryMutation(failures: number, error: Error): boolean {
  return !/400|401|403/.test(error.message) && failures < 2;
}

/** For what is looked up before it is changed: a 404 says that there is nothing to change. */
export function retryUnlessNotFound(failures: number, error: Error): boolean {
  return !isNotFound(error) && retryMutation(failures, error);
}

export const queryRetryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);
export const mutationRetryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 10_000);
