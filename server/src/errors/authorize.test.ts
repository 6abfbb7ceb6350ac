import { expect, expectTypeOf, it } from 'vitest';
import { AppError } from './app-error.ts';
import { type Authorized, authorize } from './authorize.ts';

const isAuthor = (viewer: { id: string }, job: { authorId: string }) => viewer.id === job.authorId;
const job = { id: 'job_1', authorId: 'user_1' };

it('refuses with the sentence where the policy says no', () => {
  expect(() => authorize({ id: 'user_2' }, isAuthor, job, 'Only its author can.')).toThrow(
    expect.objectContaining({ code: 'forbidden', message: 'Only its author can.' }) as AppError,
  );
});

it('returns the row itself where the policy says yes', () => {
  expect(authorize({ id: 'user_1' }, isAuthor, job, 'Only its author can.')).toBe(job);
});

it('makes a type that a row as it was read does not have', () => {
  const allowed = authorize({ id: 'user_1' }, isAuthor, job, 'Only its author can.');
  expectTypeOf(allowed).toExtend<Authorized<{ id: string }>>();
  expectTypeOf(job).not.toExtend<Authorized<{ id: string }>>();
});
