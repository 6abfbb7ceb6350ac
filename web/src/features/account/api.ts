import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth, type LinkedIdentity, type MySession } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { clearSession } from '#web/lib/session/session.ts';

export const accountQueries = {
  sessions: () => apiPages(auth.listSessions),
  identities: () => apiQuery(auth.listIdentities),
};

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(auth.changePassword, {
      request: (body: BodyInputOf<typeof auth.changePassword>) => ({ body }),
      failure: (error) =>
        error instanceof ApiError && error.issues.length > 0
          ? null
          : { title: errorMessage(error, { fallback: 'Failed to change password' }) },
    }),
    onSuccess: () => invalidate(client, auth.listSessions),
  });
}

/** The link of “Forgot password” also sets a first one. */
export function useMailPasswordLink() {
  return useMutation(
    apiMutation(auth.forgotPassword, {
      request: (email: string) => ({ body: { email } }),
      failure: { title: 'No link was sent', fallback: 'Please try again.' },
    }),
  );
}

const signOutFallback = 'Sign-out failed. Please try again.';

export function useEndSession({ id }: MySession, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = accountQueries.sessions();
  return useMutation({
    ...apiMutation(auth.endSession, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'This device is still signed in', fallback: signOutFallback },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<InfiniteData<Page<MySession>>>(client, queryKey, (data) =>
          mapPageItems(data, (session) => (session.id === id ? null : session)),
        ),
      refresh: () => void invalidate(client, auth.listSessions),
    }),
    onSuccess: () => onSuccess?.(),
  });
}

export function useUnlinkIdentity({ id }: LinkedIdentity, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = accountQueries.identities();
  return useMutation({
    ...apiMutation(auth.unlinkIdentity, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'It can still sign in as you', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<LinkedIdentity[]>(client, queryKey, (identities) =>
          identities.filter((identity) => identity.id !== id),
        ),
      refresh: () => void invalidate(client, auth.listIdentities),
    }),
    onSuccess: () => onSuccess?.(),
  });
}

export function useLogOutEverywhere() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(auth.logOutEverywhere, {
      request: (_: void) => ({}),
      failure: { title: 'You are still signed in', fallback: signOutFallback },
    }),
    onSuccess: () => clearSession(client),
  });
}
