import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import {
  mutationRetryDelay,
  queryRetryDelay,
  retryMutation,
  retryQuery,
  retryUnlessNotFound,
} from './retry.ts';

describe('retryQuery', () => {
  it.each([404, 401, 403])('does not repeat a query answered %i', (status) => {
    expect(retryQuery(0, new Error(`${status}: no`))).toBe(false);
  });

  it('repeats any other failure three times', () => {
    const error = new Error('500: oops');
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(retryQuery(0, new Error('400: odd'))).toBe(true);
  });

  it('waits twice as long each time, half a minute at most', () => {
    expect([0, 1, 2, 4, 5, 9].map(queryRetryDelay)).toEqual([
      1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('retryMutation', () => {
  it.each([400, 401, 403])('does not repeat a mutation answered %i', (status) => {
    expect(retryMutation(0, new Error(`${status}: no`))).toBe(false);
  });

  it('repeats any other failure twice', () => {
    const error = new Error('404: gone');
    expect([0, 1, 2].map((failures) => retryMutation(failures, error))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('waits twice as long each time, ten seconds at most', () => {
    expect([0, 1, 3, 4].map(mutationRetryDelay)).toEqual([1_000, 2_000, 8_000, 10_000]);
  });
});

describe('retryUnlessNotFound', () => {
  const answered = (status: number) =>
    new ApiError({ status, statusText: 'No', headers: new Headers() }, '');

  it.each([400, 401, 403, 404])('does not repeat a mutation answered %i', (status) => {
    expect(retryUnlessNotFound(0, answered(status))).toBe(false);
  });

  it('repeats any other failure twice', () => {
    const retries = [0, 1, 2].map((failures) => retryUnlessNotFound(failures, answered(503)));
    expect(retries).toEqual([true, true, false]);
  });
});
