import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { removeDraftsOf } from '#web/lib/forms/drafts.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { redirectInactiveMember } from './sign-in/redirect-after-sign-in.ts';

/** A full page navigation, not a fetch: Google redirects the browser. */
export function googleSignInUrl(next: string | undefined): string {
  return next ? `${auth.google.path}?next=${encodeURIComponent(next)}` : auth.google.path;
}

type Body<Name extends keyof typeof auth> = BodyInputOf<(typeof auth)[Name]>;

export const useLogIn = () =>
  useMutation({
    ...apiMutation(auth.logIn, { request: (body: Body<'logIn'>) => ({ body }), failure: null }),
    onError: redirectInactiveMember,
  });

export const useSignUp = () =>
  useMutation(
    apiMutation(auth.signUp, { request: (body: Body<'signUp'>) => ({ body }), failure: null }),
  );

export const useVerifyOtp = () =>
  useMutation(
    apiMutation(auth.verifyOtp, {
      request: (body: Body<'verifyOtp'>) => ({ body }),
      failure: null,
    }),
  );

export const useResendOtp = () =>
  useMutation(
    apiMutation(auth.resendOtp, {
      request: (body: Body<'resendOtp'>) => ({ body }),
      failure: null,
    }),
  );

export const useForgotPassword = () =>
  useMutation(
    apiMutation(auth.forgotPassword, {
      request: (body: Body<'forgotPassword'>) => ({ body }),
      failure: null,
    }),
  );

export const useResetPassword = () =>
  useMutation(
    apiMutation(auth.resetPassword, {
      request: (body: Body<'resetPassword'>) => ({ body }),
      failure: null,
    }),
  );

export function useLogOut() {
  const client = useQueryClient();
  const viewer = use(ViewerContext);
  return useMutation({
    ...apiMutation(auth.logOut, {
      request: (_: void) => ({}),
      failure: {
        title: 'You are still signed in',
        fallback: 'Sign-out failed. Please try again.',
      },
    }),
    onSuccess: () => {
      if (viewer) removeDraftsOf(viewer.id);
      clearSession(client);
    },
  });
}
