/** Of a member who has a second factor only these are proof. A passkey asks for the finger or the PIN itself. */
const factorMethods = ['passkey', 'totp', 'recovery-code'] as const;

/** By what a member proves, at a sign-in or later, who they are. */
export const proofMethods = ['password', 'google', 'mailed-code', ...factorMethods] as const;
export type ProofMethod = (typeof proofMethods)[number];

export function isFactor(method: ProofMethod): boolean {
  return factorMethods.some((factor) => factor === method);
}
