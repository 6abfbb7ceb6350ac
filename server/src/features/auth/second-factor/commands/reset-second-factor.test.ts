import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

describe('resetSecondFactor', () => {
  it('does nothing for an address without an account', async () => {
    expect(await resetSecondFactor(app.db, 'nobody@nyu.edu', 'http://callboard.test')).toBe(false);
  });

  it('removes every factor, ends sessions and half-done sign-ins, and tells the member', async () => {
    const { member, send } = await app.memberWith();
    const { send: other } = await app.memberWith();
    const { codeAt } = await app.addTotp(send);
    await app.addPasskey(send);
    await app.addTotp(other);
    const step = await app.firstStep(member);
    const email = member.email.toUpperCase();
    expect(await resetSecondFactor(app.db, email, 'http://callboard.test')).toBe(true);
    expect((await send(auth.user)).statusCode).toBe(401);
    expect((await app.finish(step, { method: 'totp', code: codeAt() })).statusCode).toBe(401);
    const answer = await app.logIn(member.email, password);
    expect(answer.json()).toMatchObject({ id: member.id, hasSecondFactor: false });
    const again = await app.as(member);
    expect((await again(secondFactor.status)).json()).toMatchObject({
      passkeys: [],
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    await app.mailAbout(member.email, /^Two-step sign-in was switched off \(Callboard\)/);
    expect((await other(auth.user)).json().hasSecondFactor).toBe(true);
  });
});
