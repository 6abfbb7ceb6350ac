import { expect, it } from 'vitest';
import { canEditEvent } from './policy.ts';

it('lets the author and administrators edit an event', () => {
  const event = { authorId: 'user_author' };
  expect(canEditEvent({ id: 'user_author', isAdmin: false }, event)).toBe(true);
  expect(canEditEvent({ id: 'user_other', isAdmin: true }, event)).toBe(true);
  expect(canEditEvent({ id: 'user_other', isAdmin: false }, event)).toBe(false);
});
