import { describe, expect, it } from 'vitest';
import { countGuesses } from './count-guesses.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

const maya = { email: 'maya.okonkwo@nyu.edu', firstName: 'Maya', lastName: 'Okonkwo' };
const check = (password: string) => () =>
  refuseCommonPassword('password', password, maya, ['nyu.edu']);

describe('refuseCommonPassword', () => {
  it.each(['12345678', 'Password123', 'ILOVEYOU', 'qwertyuiop', 'trustno1', 'sunshine1'])(
    'refuses %s, which is common',
    (password) => {
      expect(check(password)).toThrow(/most common/);
    },
  );

  it.each([
    'callboard2026',
    'Callboard!!',
    'nyu-2026!',
    'nyu.edu.nyu.edu',
    'TischSchool1',
    'steinhardt',
    'maya1234',
    'Okonkwo99!',
    'mayaokonkwo',
    'maya.okonkwo@nyu.edu',
    'callboard12345678',
    'mayapassword',
    'Summer2024!',
    'Autumn2025!!',
    'Nyu!2026nyu',
    'Winter-2026-Tisch',
  ])('refuses %s, which others can guess', (password) => {
    expect(check(password)).toThrow(/names, seasons and years/);
  });

  it.each([
    'P@ssw0rd123',
    'P@$$w0rd2024!',
    'Summ3r2024!',
    'T1sch-2027',
    'm4y4-0k0nkw0',
    'D0cumentary1!',
    'abcdefgh1',
    'aaaaaaaaaaaa',
    'Welcome1!',
    'hunter2hunter2',
  ])('refuses %s, which takes few guesses', (password) => {
    expect(check(password)).toThrow(/easy to guess/);
  });

  it.each([
    'f7Hq2mZp',
    'stage-left-1',
    'correct horse',
    'the new password',
    'maya likes quiet lighthouses',
    'ghost light on',
  ])('takes %s', (password) => {
    expect(check(password)).not.toThrow();
  });

  it('takes no letter away for a name or a domain of one letter', () => {
    const ann = { email: 'a@e.edu', firstName: 'A', lastName: 'E' };
    const take = () => refuseCommonPassword('password', 'eerie eagle', ann, ['e.edu']);
    expect(take).not.toThrow();
  });

  it('reads no more of a password than it needs', () => {
    const hostile = '4@8({[</369&#!1|0$5+7%2p@ssw0rd'.repeat(10);
    expect(countGuesses(hostile, [])).toBe(countGuesses(hostile.slice(0, 24), []));
  });

  it('says it at the field', () => {
    const issues = [{ path: 'password', message: expect.stringContaining('common') }];
    expect(check('12345678')).toThrow(expect.objectContaining({ code: 'invalid', issues }));
  });
});
