import { expect, it } from 'vitest';
import { canAnalyse, canModerate, isStaff, type Staff } from './roles.ts';

const people: Record<string, Staff> = {
  administrator: { isAdmin: true, role: null },
  moderator: { isAdmin: false, role: 'moderator' },
  analyst: { isAdmin: false, role: 'analyst' },
  member: { isAdmin: false, role: null },
};

it.each([
  ['moderates', canModerate, ['administrator', 'moderator']],
  ['reads the numbers', canAnalyse, ['administrator', 'analyst']],
  ['is staff', isStaff, ['administrator', 'moderator', 'analyst']],
] as const)('who %s', (_, may, expected) => {
  const allowed = Object.entries(people).filter(([, staff]) => may(staff));
  expect(allowed.map(([name]) => name)).toEqual(expected);
});
