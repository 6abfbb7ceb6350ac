import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp } from '#server/testing/factor-app.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

const me = (cookie: string) => app.call(auth.user, { headers: { cookie } });
const optionsOf = async (cookie: string) =>
  (await app.call(secondFactor.secondStepOptions, { headers: { cookie } })).json();

describe('POST /api/auth/second-step with a passkey', () => {
  it('signs in, also without user verification', async () => {
    const { member, send } = await app.memberWith();
    const passkey = await app.addPasskey(send);
    const cookie = await app.firstStep(member);
    const options = await optionsOf(cookie);
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const response = passkey.get(options, { userVerified: false });
    const answer = await app.finish(cookie, { method: 'passkey', response });
    expect(answer.statusCode).toBe(200);
    expect((await me(cookieOf(answer))).json().id).toBe(member.id);
  });

  it('refuses a passkey of another member, and a challenge of another sign-in', async () => {
    const { member, send } = await app.memberWith();
    const passkey = await app.addPasskey(send);
    const other = await app.memberWith();
    const foreign = await app.addPasskey(other.send);
    const cookie = await app.firstStep(member);
    const answers = [
      await app.finish(cookie, {
        method: 'passkey',
        response: foreign.get(await optionsOf(cookie)),
      }),
      await app.finish(cookie, {
        method: 'passkey',
        response: passkey.get(await optionsOf(await app.firstStep(member))),
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });
});
