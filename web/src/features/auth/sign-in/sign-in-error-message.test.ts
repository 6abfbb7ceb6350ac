import { expect, it } from 'vitest';
import { signInErrorMessage } from './sign-in-error-message.ts';

it.each([
  ['non_nyu_email', 'Please use a valid university e-mail address to sign in with Google.'],
  ['oauth_error', 'Google sign-in failed. Please try again.'],
  ['no_user', 'Unable to create your account. Please try again.'],
  ['session_failed', 'Session error occurred. Please try signing in again.'],
  ['anything', 'An error occurred during sign-in. Please try again.'],
  ['constructor', 'An error occurred during sign-in. Please try again.'],
])('says for %s: %s', (code, text) => {
  expect(signInErrorMessage(code)).toBe(text);
});

it('says how to sign in where a Google account cannot be linked', () => {
  expect(signInErrorMessage('not_linked')).toContain('sign in with its password');
});
