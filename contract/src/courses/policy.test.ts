import { expect, it } from 'vitest';
import { canEditCourse, canSeeCourses } from './policy.ts';

const owner = { id: 'user_1', isAdmin: false };
const member = { id: 'user_2', isAdmin: false };
const administrator = { id: 'user_3', isAdmin: true };

it.each([
  ['their owner', owner, true, true, true],
  ['another member', member, false, true, false],
  ['an administrator', administrator, false, true, true],
])('%s edits courses, sees open ones, sees hidden ones', (_, viewer, edits, open, hidden) => {
  expect(canEditCourse(viewer, { userId: owner.id })).toBe(edits);
  expect(canSeeCourses(viewer, { id: owner.id, hideCourses: false })).toBe(open);
  expect(canSeeCourses(viewer, { id: owner.id, hideCourses: true })).toBe(hidden);
});
