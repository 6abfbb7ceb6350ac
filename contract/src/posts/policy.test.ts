import { expect, it } from 'vitest';
import { canEditPost } from './policy.ts';

it('lets the author edit a post, and nobody else', () => {
  const post = { authorId: 'user_author' };
  expect(canEditPost({ id: 'user_author' }, post)).toBe(true);
  expect(canEditPost({ id: 'user_other' }, post)).toBe(false);
});
