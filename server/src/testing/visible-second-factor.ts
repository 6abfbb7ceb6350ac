import { type Fields, fields } from './field-rules.ts';
import { currentUser } from './visible-people.ts';

const passkey = fields('id name createdAt lastUsedAt');
const credential = fields('id type transports');
export const passkeyRequest: Fields = {
  ...fields('rpId challenge timeout userVerification'),
  allowCredentials: credential,
};
const passkeyCreation: Fields = {
  ...fields('challenge timeout attestation'),
  rp: fields('id name'),
  user: fields('id name displayName'),
  pubKeyCredParams: fields('alg type'),
  excludeCredentials: credential,
  authenticatorSelection: fields('residentKey requireResidentKey userVerification'),
};
const recoveryCodes = fields('recoveryCodes');

export const secondFactorFields: Record<string, Fields> = {
  'GET /api/auth/second-factor': {
    ...fields('totpSince recoveryCodesLeft supportsPasskeys hasFreshProof hasRepeatedProof'),
    passkeys: passkey,
  },
  'GET /api/auth/second-step': fields('passkey totp recoveryCode'),
  'PATCH /api/auth/passkeys/:id': passkey,
  'POST /api/auth/passkey-sign-in': currentUser,
  'POST /api/auth/passkey-sign-in/options': passkeyRequest,
  'POST /api/auth/passkeys': recoveryCodes,
  'POST /api/auth/passkeys/options': passkeyCreation,
  'POST /api/auth/proof/options': passkeyRequest,
  'POST /api/auth/recovery-codes': recoveryCodes,
  'POST /api/auth/second-step': currentUser,
  'POST /api/auth/second-step/options': passkeyRequest,
  'POST /api/auth/totp': fields('secret uri'),
  'POST /api/auth/totp/confirm': recoveryCodes,
};
