import { useMutation } from '@tanstack/react-query';
import { secondFactor } from '#contract/auth/second-factor.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { call } from '#web/lib/api/call.ts';
import { requestPasskey } from '#web/lib/browser/passkeys.ts';
import { redirectInactiveMember } from '../sign-in/redirect-after-sign-in.ts';

export const secondStepQueries = {
  methods: () => ({ ...apiQuery(secondFactor.secondStep), staleTime: 0, retry: false as const }),
};

type Proof = BodyInputOf<typeof secondFactor.finishSecondStep>;

export const useFinishSecondStep = () =>
  useMutation({
    ...apiMutation(secondFactor.finishSecondStep, {
      request: (body: Exclude<Proof, { method: 'passkey' }>) => ({ body }),
      failure: null,
    }),
    onError: redirectInactiveMember,
  });

export const useFinishWithPasskey = () =>
  useMutation({
    ...apiMutation(secondFactor.finishSecondStep, {
      request: async (_: void) => {
        const response = await requestPasskey(await call(secondFactor.secondStepOptions));
        return { body: { method: 'passkey' as const, response } };
      },
      failure: null,
    }),
    onError: redirectInactiveMember,
  });

export const usePasskeySignIn = () =>
  useMutation({
    ...apiMutation(secondFactor.passkeySignIn, {
      request: async (_: void) => {
        const response = await requestPasskey(await call(secondFactor.passkeySignInOptions));
        return { body: { response } };
      },
      failure: null,
    }),
    onError: redirectInactiveMember,
  });
