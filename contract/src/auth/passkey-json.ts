import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credentialId = base64url(1_400);
const clientDataJSON = base64url(8_000);
const transports = z.array(z.string().max(40)).max(10);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const requirement = z.enum(['required', 'preferred', 'discouraged']);

/** What the browser answers when it has made a passkey. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(60_000),
    transports: transports.optional(),
  }),
});

/** What the browser answers when it has used a passkey. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
});

/** What the browser needs to make a passkey. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: requirement,
    requireResidentKey: z.boolean(),
    userVerification: requirement,
  }),
  attestation: z.literal('none'),
});

/** What the browser needs to use a passkey; without a list of credentials it offers those that it knows. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: requirement,
  allowCredentials: z.array(descriptor).optional(),
});

export type PasskeyRegistration = z.output<typeof passkeyRegistration>;
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;
