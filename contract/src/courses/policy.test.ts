import { expect, it } from 'vitest';
import { canAdministerCourses, canEditCourse, canSeeCourses } from './policy.ts';

const owner = { id: 'user_1', isAdmin: false };
const member = { id: 'user_2', isAdmin: false };
const administrator = { id: 'user_3', isAdmin: true };

it.each([
  ['their owner', owner, true, true, true, false],
  ['another member', member, false, true, false, false],
  ['an administrator', administrator, false, true, true, true],
])(
  '%s edits courses, sees open ones, sees hidden ones, administers them',
  (_, viewer, edits, open, hidden, administers) => {
    expect(canEditCourse(viewer, { userId: owner.id })).toBe(edits);
    expect(canSeeCourses(viewer, { id: owner.id, hideCourses: false })).toBe(open);
    expect(canSeeCourses(viewer, { id: owner.id, hideCourses: true })).toBe(hidden);
    expect(canAdministerCourses(viewer)).toBe(administers);
  },
);
