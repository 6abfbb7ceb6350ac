import { expect, it } from 'vitest';
import { canSeeProfileViews } from './policy.ts';

it('tells a member alone who looked, and administrators no more than others', () => {
  const owner = { id: 'user_1' };
  expect(canSeeProfileViews(owner, owner)).toBe(true);
  expect(canSeeProfileViews({ id: 'user_2' }, owner)).toBe(false);
});
