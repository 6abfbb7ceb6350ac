import type { GoogleError } from '#contract/auth/contract.ts';

const messages: Record<GoogleError, string> = {
  non_nyu_email: 'Please use a valid university e-mail address to sign in with Google.',
  oauth_error: 'Google sign-in failed. Please try again.',
  no_user: 'Unable to create your account. Please try again.',
  not_linked:
    'This address has an account already. Please sign in with its password: your school does not manage this Google account, so we cannot link it.',
  session_failed: 'Session error occurred. Please try signing in again.',
};

/** For the `?error=` parameter that the Google callback sets. */
export function signInErrorMessage(code: string): string {
  return Object.hasOwn(messages, code)
    ? messages[code as GoogleError]
    : 'An error occurred during sign-in. Please try again.';
}
