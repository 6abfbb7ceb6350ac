import { describe, expect, it } from 'vitest';
import type { Route } from '../route.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { secondFactor, secondFactorStatus, secondStepMethods } from './second-factor.ts';

const assertion = {
  id: 'Zk3',
  rawId: 'Zk3',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEUC' },
};
const recoveryCode = '0123456789ABCDEF';

describe('the calls of a second factor', () => {
  const routes: Route[] = Object.values(secondFactor);

  it('are open to strangers only to sign in, and to the suspended only to prove who they are', () => {
    const calls = routes.map(
      ({ method, path, access, openToSuspended }) =>
        `${method} ${path}: ${openToSuspended ? `${access}, suspended` : access}`,
    );
    expect(calls).toEqual([
      'GET /api/auth/second-factor: member, suspended',
      'POST /api/auth/proof/options: member, suspended',
      'POST /api/auth/proof: member, suspended',
      'POST /api/auth/passkeys/options: member',
      'POST /api/auth/passkeys: member',
      'PATCH /api/auth/passkeys/:id: member',
      'DELETE /api/auth/passkeys/:id: member',
      'POST /api/auth/totp: member',
      'POST /api/auth/totp/confirm: member',
      'DELETE /api/auth/totp: member',
      'POST /api/auth/recovery-codes: member',
      'POST /api/auth/passkey-sign-in/options: public',
      'POST /api/auth/passkey-sign-in: public',
      'GET /api/auth/second-step: public',
      'POST /api/auth/second-step/options: public',
      'POST /api/auth/second-step: public',
    ]);
  });

  it('are never answered twice: a challenge, a secret or a cookie is for one answer', () => {
    const posts = routes.filter(({ method }) => method === 'POST');
    expect(posts.filter(({ replay }) => replay !== false)).toEqual([]);
  });

  it('say what they are for', () => {
    for (const { summary } of routes) expect(summary).toMatch(/^[A-Z]/);
  });
});

describe('a proof', () => {
  const { prove, finishSecondStep } = secondFactor;

  it.each([
    { method: 'totp', code: '123456' },
    { method: 'recovery-code', code: recoveryCode },
    { method: 'passkey', response: assertion },
  ])('of who it is, and a second step, may be %j', (proof) => {
    expect([prove.body.parse(proof), finishSecondStep.body.parse(proof)]).toEqual([proof, proof]);
  });

  it('may be a password, which is no second step', () => {
    const proof = { method: 'password', password: 'secret' };
    expect(prove.body.parse(proof)).toEqual(proof);
    expect(issuesOf(finishSecondStep.body, proof)).toEqual({ method: 'This is not valid.' });
  });
});

describe('a passkey', () => {
  const registration = {
    ...assertion,
    response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' },
  };

  it('is added with a name', () => {
    const { body } = secondFactor.addPasskey;
    const added = { name: 'My phone', response: registration };
    expect(body.parse(added)).toEqual(added);
    expect(issuesOf(body, { ...added, name: '' })).toEqual({
      name: 'Please give the passkey a name.',
    });
  });

  it('signs in by itself', () => {
    const { body } = secondFactor.passkeySignIn;
    expect(body.parse({ response: assertion })).toEqual({ response: assertion });
    expect(issuesOf(body, {})).toEqual({ response: 'This is required.' });
  });
});

describe('the answers', () => {
  const { addPasskey, beginTotp, renewRecoveryCodes } = secondFactor;

  it.each([
    [
      'my factors',
      secondFactorStatus,
      {
        passkeys: [
          { id: 'key_1', name: 'My phone', createdAt: '2031-05-02T19:30:00Z', lastUsedAt: null },
        ],
        totpSince: null,
        recoveryCodesLeft: 10,
        supportsPasskeys: true,
        hasFreshProof: true,
        hasRepeatedProof: false,
      },
    ],
    ['the second steps', secondStepMethods, { passkey: true, totp: false, recoveryCode: true }],
    ['the first recovery codes', addPasskey.response, { recoveryCodes: [recoveryCode] }],
    ['none of them', addPasskey.response, { recoveryCodes: null }],
    ['the secret of an app', beginTotp.response, { secret: 'ABC', uri: 'otpauth://totp/x' }],
    ['new recovery codes', renewRecoveryCodes.response, { recoveryCodes: [recoveryCode] }],
  ])('hold %s', (_, schema, answer) => {
    expect(schema.parse(answer)).toEqual(answer);
  });
});
