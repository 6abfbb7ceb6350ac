import { z } from 'zod';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { currentUser } from '../users/contract.ts';
import {
  passkeyAssertion,
  passkeyCreationOptions,
  passkeyRegistration,
  passkeyRequestOptions,
} from './passkey-json.ts';
import {
  passkeyName,
  passkeyNameForm,
  passwordProofForm,
  recoveryCodeForm,
  totpForm,
} from './second-factor-forms.ts';

export const passkeysPerMember = 20;

/** Minutes for which signing in, or proving it again, allows a member to change the factors. */
export const proofMinutes = 10;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const secondFactorStatus = z.object({
  passkeys: z.array(passkey),
  totpSince: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** A passkey belongs to a domain name: under an IP address none can be made or used. */
  supportsPasskeys: z.boolean(),
  /** By the sign-in, or since: enough to change the factors. */
  hasFreshProof: z.boolean(),
  /** Not by the sign-in alone: enough to leave. */
  hasRepeatedProof: z.boolean(),
});

/** Recovery codes are made with the first factor; null where there are some already. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

const totpProof = totpForm.extend({ method: z.literal('totp') });
const recoveryCodeProof = recoveryCodeForm.extend({ method: z.literal('recovery-code') });
const passwordProof = passwordProofForm.extend({ method: z.literal('password') });
const passkeyProof = z.object({ method: z.literal('passkey'), response: passkeyAssertion });

/** What a sign-in and a change of factors take from a member who has a factor. */
export type FactorProof =
  | z.output<typeof totpProof>
  | z.output<typeof passkeyProof>
  | z.output<typeof recoveryCodeProof>;
export type Passkey = z.output<typeof passkey>;
export type SecondFactorStatus = z.output<typeof secondFactorStatus>;

/** Which proofs a second step can take. */
export const secondStepMethods = z.object({
  passkey: z.boolean(),
  totp: z.boolean(),
  recoveryCode: z.boolean(),
});

export type SecondStepMethods = z.output<typeof secondStepMethods>;

export const secondStepProof = z.discriminatedUnion('method', [
  totpProof,
  recoveryCodeProof,
  passkeyProof,
]);

/** Passkeys, authenticator app and recovery codes: a member's own, and the second step of a sign-in. */
export const secondFactor = {
  status: defineRoute({
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'member',
    openToSuspended: true,
    summary: 'My passkeys, authenticator app and recovery codes',
    response: secondFactorStatus,
  }),
  proofOptions: defineRoute({
    method: 'POST',
    path: '/api/auth/proof/options',
    access: 'member',
    limit: 'none',
    openToSuspended: true,
    summary: 'Start to prove with a passkey that it is me',
    response: passkeyRequestOptions,
    replay: false,
  }),
  prove: defineRoute({
    method: 'POST',
    path: '/api/auth/proof',
    access: 'member',
    limit: 'none',
    openToSuspended: true,
    summary: 'Prove that it is me; with a factor, where I have one',
    body: z.discriminatedUnion('method', [
      passwordProof,
      totpProof,
      passkeyProof,
      recoveryCodeProof,
    ]),
    response: null,
    replay: false,
  }),
  passkeyOptions: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'member',
    limit: 'none',
    summary: 'Start to add a passkey',
    response: passkeyCreationOptions,
    replay: false,
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'member',
    limit: 'none',
    summary: 'Add the passkey that the browser made',
    body: z.object({ name: passkeyName, response: passkeyRegistration }),
    response: newRecoveryCodes,
    replay: false,
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    access: 'member',
    limit: 'none',
    summary: 'Rename a passkey of mine',
    params: idParams,
    body: passkeyNameForm,
    response: passkey,
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    access: 'member',
    limit: 'none',
    summary: 'Remove a passkey of mine',
    params: idParams,
    response: null,
  }),
  beginTotp: defineRoute({
    method: 'POST',
    path: '/api/auth/totp',
    access: 'member',
    limit: 'none',
    summary: 'Start to add an authenticator app; answers its secret',
    response: z.object({ secret: z.string(), uri: z.string() }),
    replay: false,
  }),
  confirmTotp: defineRoute({
    method: 'POST',
    path: '/api/auth/totp/confirm',
    access: 'member',
    limit: 'none',
    summary: 'Add the authenticator app that shows this code',
    body: totpForm,
    response: newRecoveryCodes,
    replay: false,
  }),
  removeTotp: defineRoute({
    method: 'DELETE',
    path: '/api/auth/totp',
    access: 'member',
    limit: 'none',
    summary: 'Remove my authenticator app',
    response: null,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/auth/recovery-codes',
    access: 'member',
    limit: 'none',
    summary: 'Replace my recovery codes; answers the new ones once',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    replay: false,
  }),
  passkeySignInOptions: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey-sign-in/options',
    access: 'public',
    summary: 'Start to sign in with a passkey',
    response: passkeyRequestOptions,
    replay: false,
  }),
  passkeySignIn: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey-sign-in',
    access: 'public',
    summary: 'Sign in with a passkey, without a password',
    body: z.object({ response: passkeyAssertion }),
    response: currentUser,
    replay: false,
  }),
  secondStep: defineRoute({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'How the sign-in of this browser can be finished',
    response: secondStepMethods,
  }),
  secondStepOptions: defineRoute({
    method: 'POST',
    path: '/api/auth/second-step/options',
    access: 'public',
    summary: 'Start to finish the sign-in with a passkey',
    response: passkeyRequestOptions,
    replay: false,
  }),
  finishSecondStep: defineRoute({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'Finish the sign-in with a passkey, a code of the app or a recovery code',
    body: secondStepProof,
    response: currentUser,
    replay: false,
  }),
};
