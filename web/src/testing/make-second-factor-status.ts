import type { SecondFactorStatus } from '#contract/auth/second-factor.ts';

/** Of a member who has set nothing up, and has just given the password. */
export const makeSecondFactorStatus = (
  part: Partial<SecondFactorStatus> = {},
): SecondFactorStatus => ({
  passkeys: [],
  totpSince: null,
  recoveryCodesLeft: 0,
  supportsPasskeys: true,
  hasFreshProof: true,
  hasRepeatedProof: false,
  ...part,
});
