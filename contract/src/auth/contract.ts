import { z } from 'zod';
import { id, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { currentUser } from '../users/contract.ts';
import { emailAddress as email } from './email-address.ts';
import {
  changePasswordBody,
  forgotPasswordBody,
  logInBody,
  nextPath,
  signUpBody,
} from './forms.ts';
import { newPassword } from './password.ts';

export const codeLength = 6;
export const codeMinutes = 10;
export const codeTries = 5;
export const resendCooldownSeconds = 60;

const resetBody = z.object({ token: z.string().min(1).max(200), password: newPassword });

export const mySession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export type MySession = z.output<typeof mySession>;

export const linkedIdentity = z.object({
  id: z.string(),
  /** The address of the Google account when it was last used to sign in. */
  email: z.string(),
  createdAt: instant,
});

export type LinkedIdentity = z.output<typeof linkedIdentity>;

/** What `/auth?error=` may say after a sign-in with Google. */
export type GoogleError =
  | 'non_nyu_email'
  | 'oauth_error'
  | 'no_user'
  | 'not_linked'
  | 'session_failed';

const message = z.object({ message: z.string() });
const pendingVerification = z.object({ requiresVerification: z.literal(true), email: z.string() });

export const auth = {
  user: defineRoute({
    method: 'GET',
    path: '/api/auth/user',
    access: 'member',
    summary: 'The signed-in member',
    response: currentUser,
  }),
  logIn: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: logInBody,
    response: currentUser,
    replay: false,
  }),
  signUp: defineRoute({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Ask to join; a code is mailed',
    body: signUpBody,
    response: pendingVerification,
    replay: false,
  }),
  verifyOtp: defineRoute({
    method: 'POST',
    path: '/api/auth/verify-otp',
    access: 'public',
    summary: 'Confirm the address with the mailed code and sign in',
    body: z.object({
      email,
      otpCode: z.string().trim().length(codeLength, 'Please enter the 6-character code.'),
    }),
    response: currentUser,
    replay: false,
  }),
  resendOtp: defineRoute({
    method: 'POST',
    path: '/api/auth/resend-otp',
    access: 'public',
    summary: 'Mail a new code',
    body: z.object({ email }),
    response: message,
    replay: false,
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a link that sets a new password',
    body: forgotPasswordBody,
    response: message,
    replay: false,
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the mailed link; every session ends',
    body: resetBody,
    response: message,
    replay: false,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'member',
    limit: 'none',
    summary: 'Change the password; every other session ends',
    body: changePasswordBody,
    response: message,
    replay: false,
  }),
  logOut: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End this session',
    response: null,
    replay: false,
  }),
  logOutEverywhere: defineRoute({
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    access: 'member',
    limit: 'none',
    summary: 'End every session of mine, this one too',
    response: null,
    replay: false,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'member',
    summary: 'Where I am signed in',
    query: pageQuery,
    response: z.array(mySession),
    paged: true,
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'member',
    limit: 'none',
    summary: 'Sign one of my devices out',
    params: z.object({ id }),
    response: null,
  }),
  listIdentities: defineRoute({
    method: 'GET',
    path: '/api/auth/identities',
    access: 'member',
    summary: 'The Google accounts that can sign in as me',
    response: z.array(linkedIdentity),
  }),
  unlinkIdentity: defineRoute({
    method: 'DELETE',
    path: '/api/auth/identities/:id',
    access: 'member',
    limit: 'none',
    summary: 'Take the right to sign in as me from a Google account',
    params: z.object({ id }),
    response: null,
  }),
  google: defineRoute({
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    summary: 'Start signing in with Google',
    query: z.object({ next: nextPath.optional().catch(undefined) }),
    response: 'redirect',
  }),
  googleCallback: defineRoute({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary: 'Where Google sends the browser back',
    response: 'redirect',
  }),
};
