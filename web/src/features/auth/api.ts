import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { clearSession, currentUserKey, findCurrentUser } from '#web/lib/session/session.ts';

export const authQueries = {
  /** Null when signed out. */
  user: () =>
    queryOptions({
      queryKey: currentUserKey,
      queryFn: ({ signal }) => findCurrentUser(signal),
      retry: false,
    }),
};

/** A full page navigation, not a fetch: Google redirects the browser. */
export function googleSignInUrl(next: string | undefined): string {
  return next ? `${auth.google.path}?next=${encodeURIComponent(next)}` : auth.google.path;
}

type Body<Name extends keyof typeof auth> = BodyInputOf<(typeof auth)[Name]>;

export const useLogIn = () =>
  useMutation(apiMutation(auth.logIn, (body: Body<'logIn'>) => ({ body })));

export const useSignUp = () =>
  useMutation(apiMutation(auth.signUp, (body: Body<'signUp'>) => ({ body })));

export const useVerifyOtp = () =>
  useMutation(apiMutation(auth.verifyOtp, (body: Body<'verifyOtp'>) => ({ body })));

export const useResendOtp = () =>
  useMutation(apiMutation(auth.resendOtp, (body: Body<'resendOtp'>) => ({ body })));

export const useForgotPassword = () =>
  useMutation(apiMutation(auth.forgotPassword, (body: Body<'forgotPassword'>) => ({ body })));

export const useResetPassword = () =>
  useMutation(apiMutation(auth.resetPassword, (body: Body<'resetPassword'>) => ({ body })));

export function useLogOut() {
  const client = useQueryClient();
  return useMutation({ ...apiMutation(auth.logOut), onSuccess: () => clearSession(client) });
}
