import { describe, expect, it } from 'vitest';
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
  ])('refuses %s, which others can guess', (password) => {
    expect(check(password)).toThrow(/names that others know/);
  });

  it.each([
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

  it('says it at the field', () => {
    const issues = [{ path: 'password', message: expect.stringContaining('common') }];
    expect(check('12345678')).toThrow(expect.objectContaining({ code: 'invalid', issues }));
  });
});
