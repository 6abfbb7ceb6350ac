import { expect, it } from 'vitest';
import { staffStepOf } from './policy.ts';

const staff = [
  { isAdmin: true, role: null },
  { isAdmin: false, role: 'moderator' },
  { isAdmin: false, role: 'analyst' },
] as const;

it('asks staff for the factor that they have, and for one in production', () => {
  for (const roles of staff) {
    const step = (hasSecondFactor: boolean, passedSecondFactor: boolean, production: boolean) =>
      staffStepOf({ ...roles, hasSecondFactor }, { passedSecondFactor }, production);
    expect(step(false, false, false)).toBeNull();
    expect(step(false, false, true)).toBe('set-up');
    expect(step(false, true, true)).toBe('set-up');
    for (const production of [true, false]) {
      expect(step(true, false, production)).toBe('prove');
      expect(step(true, true, production)).toBeNull();
    }
  }
});

it('asks a member for nothing', () => {
  const member = { isAdmin: false, role: null, hasSecondFactor: true };
  expect(staffStepOf(member, { passedSecondFactor: false }, true)).toBeNull();
});
