import { describe, expect, it } from 'vitest';
import { contrast } from '../styles/contrast.ts';
import { getAvatarColor, getInitials } from './avatar-identity.ts';

describe('getInitials', () => {
  it.each([
    ['Maya', 'Okonkwo', 'MO'],
    ['maya', null, 'M'],
    [undefined, 'ünal', 'Ü'],
    ['  ', '', 'UN'],
    [null, undefined, 'UN'],
  ])('turns %s and %s into %s', (first, last, initials) => {
    expect(getInitials(first, last)).toBe(initials);
  });
});

describe('getAvatarColor', () => {
  it('gives one id one colour, and others another', () => {
    expect(getAvatarColor('user_1')).toBe(getAvatarColor('user_1'));
    expect(getAvatarColor('user_1')).not.toBe(getAvatarColor('user_2'));
  });

  it('carries white letters at every hue', () => {
    for (let hue = 0; hue < 360; hue += 1) {
      expect(contrast([0.45, 0.085, hue], [1, 0, 0])).toBeGreaterThanOrEqual(4.5);
    }
  });
});
