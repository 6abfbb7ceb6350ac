import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { auth, type GoogleError } from '#contract/auth/contract.ts';
import { paths } from '#contract/paths.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { secondStepUrl, startSecondStep } from '../second-factor/second-step.ts';
import { startSession } from '../sessions/start-session.ts';
import { findOrCreateByIdentity } from './commands.ts';
import { type GoogleAttempt, keepGoogleAttempt, takeGoogleAttempt } from './google-attempt.ts';
import type { GoogleClient } from './google-client.ts';
import { type GoogleIdentity, googleIdentity } from './google-identity.ts';
import { type ProviderError, providerError } from './provider-error.ts';

/** Ends a sign-in with a sentence on the sign-in page. */
class GoogleRefusal extends Error {
  readonly code: GoogleError;
  readonly provider?: ProviderError;
  constructor(code: GoogleError, cause?: unknown, provider?: ProviderError) {
    super(code, { cause });
    this.code = code;
    this.provider = provider;
  }
}

export async function startGoogleSignIn(
  app: App,
  client: GoogleClient,
  reply: FastifyReply,
  next: string | undefined,
): Promise<void> {
  await redirecting(reply, async () => {
    const configuration = await client().catch(refuseProvider);
    const attempt = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
    };
    keepGoogleAttempt(app, reply, { ...attempt, next });
    return buildAuthorizationUrl(configuration, {
      redirect_uri: callbackUrl(app),
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      hd: app.config.emailDomains.length === 1 ? (app.config.emailDomains[0] ?? '*') : '*',
    }).href;
  });
}

export async function finishGoogleSignIn(
  app: App,
  client: GoogleClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await redirecting(reply, async () => {
    const attempt = takeGoogleAttempt(app, request, reply);
    if (!attempt) throw new GoogleRefusal('oauth_error');
    const identity = await getIdentity(app, client, request, attempt);
    const owner = await findOrCreateByIdentity(
      app.db,
      identity,
      app.config.adminEmails,
      app.publicUrl(),
    ).catch(refuseWith('no_user'));
    if ('refused' in owner) throw new GoogleRefusal(owner.refused);
    const needsSecondStep = await startSecondStep(app, reply, owner).catch(
      refuseWith('session_failed'),
    );
    if (needsSecondStep) return secondStepUrl(attempt.next);
    const viewer = await startSession(app, request, reply, {
      ...owner,
      provedBy: 'google',
    }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'deletion_pending') return 'leaving' as const;
      if (error instanceof AppError && error.code === 'suspended') return 'suspended' as const;
      throw new GoogleRefusal('session_failed', error);
    });
    if (viewer === 'leaving') return `${paths.auth}?mode=restore`;
    if (viewer === 'suspended') return paths.suspended;
    if (!viewer) throw new GoogleRefusal('session_failed');
    return attempt.next ?? paths.home;
  });
}

/** Trades Google's code for who the person is: state, nonce, PKCE, issuer, audience and signature are checked here. */
async function getIdentity(
  app: App,
  client: GoogleClient,
  request: FastifyRequest,
  { verifier, state, nonce }: GoogleAttempt,
): Promise<GoogleIdentity> {
  const search = new URL(request.url, 'http://localhost').search;
  const configuration = await client().catch(refuseProvider);
  const tokens = await authorizationCodeGrant(configuration, new URL(callbackUrl(app) + search), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  }).catch(refuseProvider);
  const claims = tokens.claims();
  const person = claims?.['email']
    ? claims
    : await fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '').catch(
        refuseProvider,
      );
  const identity = googleIdentity({ ...person, iss: claims?.iss }, app.config.emailDomains);
  if (!identity) throw new GoogleRefusal('non_nyu_email');
  return identity;
}

async function redirecting(reply: FastifyReply, target: () => Promise<string>): Promise<void> {
  try {
    void reply.redirect(await target(), 302);
  } catch (error) {
    if (!(error instanceof GoogleRefusal)) throw error;
    const { code: reason, provider, cause: err } = error;
    reply.log.warn({ reason, provider, err }, 'Google sign-in refused');
    void reply.redirect(`${paths.auth}?error=${error.code}`, 302);
  }
}

function refuseWith(code: GoogleError) {
  return (cause: unknown): never => {
    throw new GoogleRefusal(code, cause);
  };
}

function refuseProvider(failure: unknown): never {
  throw new GoogleRefusal('oauth_error', undefined, providerError(failure));
}

function callbackUrl(app: App): string {
  return app.publicUrl() + auth.googleCallback.path;
}
