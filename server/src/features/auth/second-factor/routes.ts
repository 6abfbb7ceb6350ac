import { secondFactor } from '#contract/auth/second-factor.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { mount } from '#server/http/mount.ts';
import { findProof, requireFreshProof } from '../sessions/queries.ts';
import { addPasskey, removePasskey, renamePasskey } from './commands/passkeys.ts';
import { renewRecoveryCodes } from './commands/recovery-codes.ts';
import { beginTotp, confirmTotp, removeTotp } from './commands/totp.ts';
import { startAssertion, startRegistration, verifyRegistration } from './passkey-ceremony.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.ts';
import { prove } from './prove.ts';
import { findFactors } from './queries.ts';
import { findRelyingParty } from './relying-party.ts';
import { describeSecondStep, finishSecondStep, startPasskeyStep } from './second-step.ts';
import { totpUri } from './totp.ts';

export function secondFactorRoutes(app: App): void {
  mount(app, secondFactor.status, async ({ db, viewer, request }) => {
    const { isFresh, isRepeated } = await findProof(db, viewer);
    return {
      ...(await findFactors(db, viewer.id)),
      supportsPasskeys: findRelyingParty(app, request) !== null,
      hasFreshProof: isFresh,
      hasRepeatedProof: isRepeated,
    };
  });
  mount(app, secondFactor.proofOptions, ({ request, viewer }) =>
    startAssertion(app, request, { purpose: 'proof', holder: viewer.sessionId }, viewer.id),
  );
  mount(app, secondFactor.prove, ({ request, reply, viewer, body }) =>
    prove(app, request, reply, viewer, body),
  );
  passkeyRoutes(app);
  totpRoutes(app);
  signInRoutes(app);
}

function passkeyRoutes(app: App): void {
  mount(app, secondFactor.passkeyOptions, async ({ request, viewer }) => {
    await requireFreshProof(app.db, viewer);
    return startRegistration(app, request, viewer);
  });
  mount(app, secondFactor.addPasskey, async ({ db, request, viewer, body }) => {
    await requireFreshProof(app.db, viewer);
    const made = await verifyRegistration(app, request, viewer, body.response);
    const passkey = { ...made, name: body.name };
    return { recoveryCodes: await addPasskey(db, viewer, passkey, app.publicUrl()) };
  });
  mount(app, secondFactor.renamePasskey, async ({ db, viewer, params, body }) => {
    const renamed = await renamePasskey(db, viewer.id, params.id, body.name);
    if (!renamed) throw noSuchPasskey();
    return renamed;
  });
  mount(app, secondFactor.removePasskey, async ({ db, viewer, params }) => {
    await requireFreshProof(app.db, viewer);
    const removed = await removePasskey(db, viewer, params.id, app.publicUrl());
    if (!removed) throw noSuchPasskey();
  });
}

function totpRoutes(app: App): void {
  mount(app, secondFactor.beginTotp, async ({ db, viewer }) => {
    await requireFreshProof(app.db, viewer);
    const secret = await beginTotp(db, viewer.id);
    return { secret, uri: totpUri(secret, viewer.email) };
  });
  mount(app, secondFactor.confirmTotp, async ({ db, viewer, body }) => {
    await requireFreshProof(app.db, viewer);
    const now = app.clock.now();
    return { recoveryCodes: await confirmTotp(db, viewer, body.code, now, app.publicUrl()) };
  });
  mount(app, secondFactor.removeTotp, async ({ db, viewer }) => {
    await requireFreshProof(app.db, viewer);
    const removed = await removeTotp(db, viewer, app.publicUrl());
    if (!removed) throw new AppError('not_found', 'You have no authenticator app.');
  });
  mount(app, secondFactor.renewRecoveryCodes, async ({ db, viewer }) => {
    await requireFreshProof(app.db, viewer);
    return { recoveryCodes: await renewRecoveryCodes(db, viewer, app.publicUrl()) };
  });
}

function signInRoutes(app: App): void {
  mount(app, secondFactor.passkeySignInOptions, ({ request, reply }) =>
    startPasskeySignIn(app, request, reply),
  );
  mount(app, secondFactor.passkeySignIn, ({ request, reply, body }) =>
    signInWithPasskey(app, request, reply, body.response),
  );
  mount(app, secondFactor.secondStep, ({ request }) => describeSecondStep(app, request));
  mount(app, secondFactor.secondStepOptions, ({ request }) => startPasskeyStep(app, request));
  mount(app, secondFactor.finishSecondStep, ({ request, reply, body }) =>
    finishSecondStep(app, request, reply, body),
  );
}

function noSuchPasskey(): AppError {
  return new AppError('not_found', 'You have no such passkey.');
}
