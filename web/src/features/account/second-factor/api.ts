import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth/contract.ts';
import { type Passkey, secondFactor } from '#contract/auth/second-factor.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { call } from '#web/lib/api/call.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { createPasskey, requestPasskey } from '#web/lib/browser/passkeys.ts';

export const secondFactorQueries = {
  status: () => apiQuery(secondFactor.status),
};

type Proof = Exclude<BodyInputOf<typeof secondFactor.prove>, { method: 'passkey' }>;

export function useProve() {
  return useMutation({
    ...apiMutation(secondFactor.prove, {
      request: (body: Proof) => ({ body }),
      failure: null,
    }),
    ...useStatusRefresh(),
  });
}

export function useProveByPasskey() {
  return useMutation({
    ...apiMutation(secondFactor.prove, {
      request: async (_: void) => {
        const response = await requestPasskey(await call(secondFactor.proofOptions));
        return { body: { method: 'passkey' as const, response } };
      },
      failure: null,
    }),
    ...useStatusRefresh(),
  });
}

export function useAddPasskey() {
  return useMutation({
    ...apiMutation(secondFactor.addPasskey, {
      request: async ({ name }: { name: string }) => ({
        body: { name, response: await createPasskey(await call(secondFactor.passkeyOptions)) },
      }),
      failure: null,
    }),
    ...useStatusRefresh(),
  });
}

export function useRenamePasskey({ id }: Passkey) {
  return useMutation({
    ...apiMutation(secondFactor.renamePasskey, {
      request: (body: BodyInputOf<typeof secondFactor.renamePasskey>) => ({ params: { id }, body }),
      failure: null,
    }),
    ...useStatusRefresh(),
  });
}

export function useRemovePasskey({ id }: Passkey, callback: SuccessCallback) {
  return useMutation({
    ...apiMutation(secondFactor.removePasskey, {
      request: (_: void) => ({ params: { id } }),
      failure: null,
    }),
    ...useStatusRefresh(callback),
  });
}

export function useBeginTotp() {
  return useMutation({
    ...apiMutation(secondFactor.beginTotp, { request: (_: void) => ({}), failure: null }),
    ...useProofRefresh(),
  });
}

export function useConfirmTotp() {
  return useMutation({
    ...apiMutation(secondFactor.confirmTotp, {
      request: (body: BodyInputOf<typeof secondFactor.confirmTotp>) => ({ body }),
      failure: null,
    }),
    ...useStatusRefresh(),
  });
}

export function useRemoveTotp(callback: SuccessCallback) {
  return useMutation({
    ...apiMutation(secondFactor.removeTotp, { request: (_: void) => ({}), failure: null }),
    ...useStatusRefresh(callback),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    ...apiMutation(secondFactor.renewRecoveryCodes, { request: (_: void) => ({}), failure: null }),
    ...useStatusRefresh(),
  });
}

/** The member's factors have changed, and with them whether the member has one. */
function useStatusRefresh({ onSuccess }: SuccessCallback = {}) {
  const client = useQueryClient();
  return {
    ...useProofRefresh(),
    onSuccess: async () => {
      onSuccess?.();
      void invalidate(client, auth.user);
      await invalidate(client, secondFactor.status);
    },
  };
}

/** A proof that has expired in the meantime is asked for again. */
function useProofRefresh() {
  const client = useQueryClient();
  return {
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'proof_required')
        void invalidate(client, secondFactor.status);
    },
  };
}
