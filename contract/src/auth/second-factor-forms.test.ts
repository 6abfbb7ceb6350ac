import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import {
  passkeyNameForm,
  passwordProofForm,
  recoveryCodeForm,
  totpForm,
} from './second-factor-forms.ts';

describe('the code of an authenticator app', () => {
  it.each(['123456', '123 456', ' 123456\n', '1 2 3 4 5 6'])('may be typed as %j', (code) => {
    expect(totpForm.parse({ code })).toEqual({ code: '123456' });
  });

  it.each(['', '12345', '1234567', '12345a', 'x123456', '123-456'])('is not %j', (code) => {
    expect(issuesOf(totpForm, { code })).toEqual({
      code: 'Please enter the 6 digits that your app shows.',
    });
  });

  it('is typed with 20 characters at most', () => {
    expect(issuesOf(totpForm, { code: `123456${' '.repeat(14)}` })).toEqual({});
    expect(issuesOf(totpForm, { code: `123456${' '.repeat(15)}` })).toEqual({
      code: 'This must be 20 characters at most.',
    });
  });
});

describe('a recovery code', () => {
  it.each([
    ['0123456789ABCDEF', '0123456789ABCDEF'],
    ['ghjk-mnpq-rstv-wxyz', 'GHJKMNPQRSTVWXYZ'],
    [' ghjk mnpq\trstv wxyz', 'GHJKMNPQRSTVWXYZ'],
    ['oOiIlL0000000000', '0011110000000000'],
  ])('typed as %j is %s', (typed, code) => {
    expect(recoveryCodeForm.parse({ code: typed })).toEqual({ code });
  });

  it.each([
    '',
    '0123456789ABCDE',
    '0123456789ABCDEFG',
    'U123456789ABCDEF',
    '_0123456789ABCDEF',
    '0123456789ABCDEF!',
  ])('is not %j', (code) => {
    expect(issuesOf(recoveryCodeForm, { code })).toEqual({
      code: 'Please enter one of your recovery codes, 16 characters.',
    });
  });

  it('is typed with 60 characters at most', () => {
    const typed = (length: number) => '0123456789ABCDEF'.padEnd(length);
    expect(issuesOf(recoveryCodeForm, { code: typed(60) })).toEqual({});
    expect(issuesOf(recoveryCodeForm, { code: typed(61) })).toEqual({
      code: 'This must be 60 characters at most.',
    });
  });
});

it('a passkey needs a name of 60 characters at most', () => {
  expect(passkeyNameForm.parse({ name: ' My phone ' })).toEqual({ name: 'My phone' });
  expect(issuesOf(passkeyNameForm, { name: ' ' })).toEqual({
    name: 'Please give the passkey a name.',
  });
  expect(longestTexts(passkeyNameForm, {}, ['name'])).toEqual({ name: 60 });
});

it('a password that proves who it is may be any', () => {
  expect(passwordProofForm.parse({ password: ' x ' })).toEqual({ password: ' x ' });
  expect(issuesOf(passwordProofForm, { password: '' })).toEqual({
    password: 'Please enter your password.',
  });
  expect(longestTexts(passwordProofForm, {}, ['password'])).toEqual({ password: 200 });
});
