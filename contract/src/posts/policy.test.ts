import { expect, it } from 'vitest';
import { canEditPost, canModeratePost } from './policy.ts';

it('lets the author edit a post, and nobody else', () => {
  const post = { authorId: 'user_author' };
  expect(canEditPost({ id: 'user_author' }, post)).toBe(true);
  expect(canEditPost({ id: 'user_other' }, post)).toBe(false);
});

it('lets moderators and administrators change the posts of others', () => {
  expect(canModeratePost({ isAdmin: true, role: null })).toBe(true);
  expect(canModeratePost({ isAdmin: false, role: 'moderator' })).toBe(true);
  expect(canModeratePost({ isAdmin: false, role: 'analyst' })).toBe(false);
  expect(canModeratePost({ isAdmin: false, role: null })).toBe(false);
});
