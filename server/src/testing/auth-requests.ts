import { mergeRequests } from './merge-requests.ts';
import type { PopulatedApp } from './populated-app.ts';

/** How the routes of signing in are asked. */
export function authRequests(world: PopulatedApp) {
  return {
    ...mergeRequests(world),
    ...secondFactors(),
    ...signIns(world),
  };
}

function secondFactors() {
  const ask = (name: string, body?: object) => () => [{ url: `/api/auth/${name}`, body }];
  const credential = { id: 'x', rawId: 'x', type: 'public-key' };
  const signed = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
  const assertion = { ...credential, response: signed };
  const made = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };
  return {
    'POST /api/auth/passkeys/options': ask('passkeys/options'),
    'POST /api/auth/passkeys': ask('passkeys', { name: 'Phone', response: made }),
    'PATCH /api/auth/passkeys/:id': ask('passkeys/none', { name: 'Phone' }),
    'POST /api/auth/totp': ask('totp'),
    'POST /api/auth/totp/confirm': ask('totp/confirm', { code: '123456' }),
    'POST /api/auth/recovery-codes': ask('recovery-codes'),
    'POST /api/auth/proof/options': ask('proof/options'),
    'POST /api/auth/passkey-sign-in/options': ask('passkey-sign-in/options'),
    'POST /api/auth/passkey-sign-in': ask('passkey-sign-in', { response: assertion }),
    'POST /api/auth/second-step/options': ask('second-step/options'),
    'POST /api/auth/second-step': ask('second-step', { method: 'totp', code: '123456' }),
  };
}

function signIns({ owner: { email } }: PopulatedApp) {
  const password = 'ghostlight-77';
  const post = (name: string, body: object) => () => [{ url: `/api/auth/${name}`, body }];
  const name = { firstName: 'New', lastName: 'Comer' };
  return {
    'POST /api/auth/change-password': post('change-password', {
      currentPassword: 'wrong',
      newPassword: password,
      confirmPassword: password,
    }),
    'POST /api/auth/forgot-password': post('forgot-password', { email }),
    'POST /api/auth/login': post('login', { email, password }),
    'POST /api/auth/resend-otp': post('resend-otp', { email }),
    'POST /api/auth/reset-password': post('reset-password', { token: 'x'.repeat(43), password }),
    'POST /api/auth/signup': post('signup', { ...name, email: 'new.comer@nyu.edu', password }),
    'POST /api/auth/verify-otp': post('verify-otp', { email, otpCode: '123456' }),
  };
}
