import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import {
  changePasswordBody,
  forgotPasswordBody,
  logInBody,
  nextPath,
  signUpBody,
} from './forms.ts';

const email = 'maya@school.edu';
const noAddress = 'Please enter a valid e-mail address.';
const tooShort = 'New password must be at least 8 characters';
const tooLong = 'Please keep your password to 200 characters or fewer.';

describe('signing in', () => {
  it('takes any password, as it is', () => {
    expect(logInBody.parse({ email: ' Maya@School.edu', password: ' x ' })).toEqual({
      email,
      password: ' x ',
    });
    expect(longestTexts(logInBody, { email }, ['password'])).toEqual({ password: 200 });
  });

  it('needs an address and a password', () => {
    expect(issuesOf(logInBody, { email: 'maya', password: '' })).toEqual({
      email: noAddress,
      password: 'Please enter your password.',
    });
  });

  it('is helped with an address alone', () => {
    expect(forgotPasswordBody.parse({ email })).toEqual({ email });
    expect(issuesOf(forgotPasswordBody, { email: 'maya' })).toEqual({ email: noAddress });
  });
});

describe('signing up', () => {
  const form = { email, password: 'long enough', firstName: 'Maya', lastName: 'Lin' };

  it('takes what a member is called', () => {
    expect(signUpBody.parse({ ...form, firstName: ' Maya ' })).toEqual(form);
  });

  it.each([
    [{ email: 'maya' }, { email: noAddress }],
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ lastName: undefined }, { lastName: 'Last name is required' }],
    [{ password: '1234567' }, { password: tooShort }],
    [{ password: '12345678' }, {}],
    [{ password: 'x'.repeat(200) }, {}],
    [{ password: 'x'.repeat(201) }, { password: tooLong }],
  ])('with %j: %j', (changed, issues) => {
    expect(issuesOf(signUpBody, { ...form, ...changed })).toEqual(issues);
  });
});

describe('changing the password', () => {
  const form = {
    currentPassword: 'old',
    newPassword: 'long enough',
    confirmPassword: 'long enough',
  };

  it('takes the new one twice', () => {
    expect(changePasswordBody.parse(form)).toEqual(form);
    const longest = 'x'.repeat(200);
    const long = {
      currentPassword: longest,
      newPassword: longest,
      confirmPassword: longest,
    };
    expect(issuesOf(changePasswordBody, long)).toEqual({});
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'Current password is required' }],
    [
      { currentPassword: 'x'.repeat(201) },
      { currentPassword: 'This must be 200 characters at most.' },
    ],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your new password' }],
    [
      { confirmPassword: 'x'.repeat(201) },
      { confirmPassword: 'This must be 200 characters at most.' },
    ],
    [{ confirmPassword: 'long enougH' }, { confirmPassword: "Passwords don't match" }],
    [{ newPassword: '1234567', confirmPassword: '1234567' }, { newPassword: tooShort }],
    [{ newPassword: '12345678', confirmPassword: '12345678' }, {}],
    [
      { newPassword: 'x'.repeat(201) },
      { newPassword: tooLong, confirmPassword: "Passwords don't match" },
    ],
  ])('with %j: %j', (changed, issues) => {
    expect(issuesOf(changePasswordBody, { ...form, ...changed })).toEqual(issues);
  });
});

describe('the page after signing in', () => {
  it.each(['/', '/jobs/job_1?from=mail#top', '/jobs//job_1', `/${'x'.repeat(499)}`])(
    'may be %s',
    (path) => {
      expect(nextPath.parse(path)).toBe(path);
    },
  );

  it.each([
    '',
    'jobs',
    'https://evil.com',
    '//evil.com',
    '/\\evil.com',
    '/jobs\\evil.com',
    '/\tevil.com',
    '/jobs\n',
    ' /jobs',
  ])('is not %j', (path) => {
    expect(issuesOf(nextPath, path)).toEqual({ '': 'This is not in the right form.' });
  });

  it('has 500 characters at most', () => {
    expect(issuesOf(nextPath, `/${'x'.repeat(500)}`)).toEqual({
      '': 'This must be 500 characters at most.',
    });
  });
});
