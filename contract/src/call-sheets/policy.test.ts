import { expect, it } from 'vitest';
import { canEditCallSheet } from './policy.ts';

it('lets whoever posted the job edit its call sheet, and nobody else', () => {
  const sheet = { authorId: 'user_author' };
  expect(canEditCallSheet({ id: 'user_author' }, sheet)).toBe(true);
  expect(canEditCallSheet({ id: 'user_crew' }, sheet)).toBe(false);
});
