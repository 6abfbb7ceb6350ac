import type { FastifyRequest } from 'fastify';
import {
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type PasskeyRequestOptions,
  passkeyCreationOptions,
  passkeyRequestOptions,
} from '#contract/auth/passkey-json.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import {
  type Challenge,
  challengeMinutes,
  storeChallenge,
  takeChallenge,
} from './commands/challenges.ts';
import { type NewPasskey, recordPasskeyUse } from './commands/passkeys.ts';
import { findPasskey, listCredentials } from './queries.ts';
import { getRelyingParty } from './relying-party.ts';

export type Ceremony = Pick<Challenge, 'purpose' | 'holder'>;

/** On demand: it would take a tenth of the time that a start takes. */
const loadLibrary = () => import('@simplewebauthn/server');

const timeout = challengeMinutes * 60_000;
/** EdDSA, ES256 and RS256, in the numbers of COSE. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Asks the browser for a new passkey, on a device that has none of this member yet. */
export async function startRegistration(
  app: App,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<PasskeyCreationOptions> {
  const party = getRelyingParty(app, request);
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: 'Callboard',
    userID: new TextEncoder().encode(viewer.id),
    userName: viewer.email,
    userDisplayName: `${viewer.firstName} ${viewer.lastName}`.trim(),
    attestationType: 'none',
    excludeCredentials: await listCredentials(app.db, viewer.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs,
    timeout,
  });
  const { challenge } = options;
  await storeChallenge(app.db, { challenge, purpose: 'add', holder: viewer.sessionId });
  return passkeyCreationOptions.parse(options);
}

export async function verifyRegistration(
  app: App,
  request: FastifyRequest,
  viewer: Viewer,
  response: PasskeyRegistration,
): Promise<Omit<NewPasskey, 'name'>> {
  const party = getRelyingParty(app, request);
  const expectedChallenge = await spendChallenge(app, response.response.clientDataJSON, {
    purpose: 'add',
    holder: viewer.sessionId,
  });
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) throw notAccepted();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { credentialId: id, publicKey: key, counter, transports };
}

/** Asks the browser for a passkey: of this member, or of whoever sits in front of it. */
export async function startAssertion(
  app: App,
  request: FastifyRequest,
  ceremony: Ceremony,
  userId: string | null,
): Promise<PasskeyRequestOptions> {
  const party = getRelyingParty(app, request);
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: userId === null ? 'required' : 'preferred',
    timeout,
    ...(userId === null ? {} : { allowCredentials: await listCredentials(app.db, userId) }),
  });
  await storeChallenge(app.db, { challenge: options.challenge, ...ceremony });
  return passkeyRequestOptions.parse(options);
}

/**
 * The member whose passkey signed the challenge; throws for a passkey of anyone but `userId`. Without a `userId` the passkey
 * stands for password and second factor together, so the device must have verified its user.
 */
export async function verifyAssertion(
  app: App,
  request: FastifyRequest,
  response: PasskeyAssertion,
  ceremony: Ceremony,
  userId: string | null,
): Promise<string> {
  const party = getRelyingParty(app, request);
  const { clientDataJSON, userHandle } = response.response;
  const expectedChallenge = await spendChallenge(app, clientDataJSON, ceremony);
  const passkey = await findPasskey(app.db, response.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw notAccepted();
  if (userHandle && userHandle !== handleOf(passkey.userId)) throw notAccepted();
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: userId === null,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) throw notAccepted();
  const { newCounter } = verified.authenticationInfo;
  if (!(await recordPasskeyUse(app.db, passkey.id, newCounter))) throw notAccepted();
  return passkey.userId;
}

/** The challenge that the browser signed, used up whether or not the rest is right. */
async function spendChallenge(app: App, clientData: string, ceremony: Ceremony): Promise<string> {
  const challenge = readChallenge(clientData);
  if (challenge && (await takeChallenge(app.db, { challenge, ...ceremony }))) return challenge;
  throw new AppError('invalid', 'This took too long, or was done before. Please try again.');
}

function readChallenge(clientData: string): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge = json && typeof json === 'object' && 'challenge' in json && json.challenge;
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

function notAccepted(): AppError {
  return new AppError(
    'invalid',
    'This passkey was not accepted. Please use another one, or another way to sign in.',
  );
}
