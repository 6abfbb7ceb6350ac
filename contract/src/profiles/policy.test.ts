import { describe, expect, it } from 'vitest';
import { canSeePhone, refusalOfStudies } from './policy.ts';

describe('the phone number', () => {
  const member = { id: 'user_1', isConnected: false };
  it.each([
    ['another member', { id: 'user_2', isAdmin: false }, false, false],
    ['a connection', { id: 'user_2', isAdmin: false }, true, true],
    ['an administrator', { id: 'user_2', isAdmin: true }, false, true],
    ['its owner', { id: 'user_1', isAdmin: false }, false, true],
  ])('as seen by %s', (_, viewer, isConnected, sees) => {
    expect(canSeePhone(viewer, { ...member, isConnected })).toBe(sees);
  });
});

describe('a change of school and major', () => {
  const tisch = { school: 'Tisch School of the Arts', major: 'Drama' };
  const alumna = { school: 'School of Radio', major: 'Wireless Drama' };
  const nobody = { school: null, major: null };

  it.each([
    ['nothing', tisch, {}],
    ['to another major of the school', tisch, { major: 'Dance' }],
    ['of both', tisch, { school: 'Steinhardt School', major: 'Music Business' }],
    ['of the first choice', nobody, tisch],
    ['that repeats what an alumna has', alumna, alumna],
    ['of the school alone, where no major is chosen yet', nobody, { school: tisch.school }],
  ])('is fine: %s', (_, before, change) => {
    expect(refusalOfStudies(before, change)).toBeNull();
  });

  it.each([
    ['to an unknown school', tisch, { school: 'Hogwarts', major: 'Drama' }, 'school'],
    ['to a major of another school', tisch, { major: 'Music Business' }, 'major'],
    ['of the school alone, whose majors differ', tisch, { school: 'Steinhardt School' }, 'major'],
    ['to a major without a school', nobody, { major: 'Drama' }, 'school'],
    ['of a closed major to another closed one', alumna, { major: 'Shorthand' }, 'major'],
  ])('is refused: %s', (_, before, change, path) => {
    expect(refusalOfStudies(before, change)?.path).toBe(path);
  });
});
