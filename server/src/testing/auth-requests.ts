import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { once, type RouteRequests } from './ask-route.ts';
import { mergeRequests } from './merge-requests.ts';
import type { PopulatedApp } from './populated-app.ts';

/** How the routes of signing in are asked. */
export const authRequests = (world: PopulatedApp): RouteRequests[] => [
  ...mergeRequests(world),
  ...secondFactors(),
  ...signIns(world),
];

function secondFactors(): RouteRequests[] {
  const credential = { id: 'x', rawId: 'x', type: 'public-key' } as const;
  const signed = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
  const assertion = { ...credential, response: signed };
  const made = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };
  return [
    once(secondFactor.passkeyOptions),
    once(secondFactor.addPasskey, { body: { name: 'Phone', response: made } }),
    once(secondFactor.renamePasskey, { params: { id: 'none' }, body: { name: 'Phone' } }),
    once(secondFactor.beginTotp),
    once(secondFactor.confirmTotp, { body: { code: '123456' } }),
    once(secondFactor.renewRecoveryCodes),
    once(secondFactor.proofOptions),
    once(secondFactor.passkeySignInOptions),
    once(secondFactor.passkeySignIn, { body: { response: assertion } }),
    once(secondFactor.secondStepOptions),
    once(secondFactor.finishSecondStep, { body: { method: 'totp', code: '123456' } }),
  ];
}

function signIns({ owner: { email } }: PopulatedApp): RouteRequests[] {
  const password = 'ghostlight-77';
  const name = { firstName: 'New', lastName: 'Comer' };
  return [
    once(auth.changePassword, {
      body: { currentPassword: 'wrong', newPassword: password, confirmPassword: password },
    }),
    once(auth.forgotPassword, { body: { email } }),
    once(auth.logIn, { body: { email, password } }),
    once(auth.resendOtp, { body: { email } }),
    once(auth.resetPassword, { body: { token: 'x'.repeat(43), password } }),
    once(auth.signUp, { body: { ...name, email: 'new.comer@nyu.edu', password } }),
    once(auth.verifyOtp, { body: { email, otpCode: '123456' } }),
  ];
}
