import { expect, it } from 'vitest';
import { canLeave } from './policy.ts';

it.each([
  ['a member', { id: 'a', isAdmin: false }, [], true],
  ['a member of a community with an administrator', { id: 'a', isAdmin: false }, ['b'], true],
  ['the last administrator', { id: 'a', isAdmin: true }, ['a'], false],
  ['one of two administrators', { id: 'a', isAdmin: true }, ['a', 'b'], true],
])('%s: %j of %j may leave: %s', (_, viewer, administrators, may) => {
  expect(canLeave(viewer, administrators)).toBe(may);
});
