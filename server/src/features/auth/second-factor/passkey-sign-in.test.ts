import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import type { PasskeyAssertion } from '#contract/auth/passkey-json.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { param, sql } from '#server/db/sql.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, origin } from '#server/testing/factor-app.ts';
import { wrong } from '#server/testing/send.ts';
import { softAuthenticator } from '#server/testing/soft-authenticator.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

async function start(cookie = '') {
  const answer = await app.call(secondFactor.passkeySignInOptions, { headers: { cookie } });
  return { options: answer.json(), cookie: cookieOf(answer, 'callboard-passkey') };
}

const signIn = (response: PasskeyAssertion, cookie: string) =>
  app.call(secondFactor.passkeySignIn, { body: { response }, headers: { cookie } });

async function memberWithPasskey() {
  const { member, send } = await app.memberWith();
  return { member, send, passkey: await app.addPasskey(send) };
}

describe('POST /api/auth/passkey-sign-in', () => {
  it('signs in without a password, and remembers when the passkey was used', async () => {
    const { member, send, passkey } = await memberWithPasskey();
    const { options, cookie } = await start();
    expect(options).toMatchObject({ rpId: 'callboard.test', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const answer = await signIn(passkey.get(options), cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: member.id });
    const me = await app.call(auth.user, { headers: { cookie: cookieOf(answer) } });
    expect(me.json().id).toBe(member.id);
    const status = (await send(secondFactor.status)).json();
    expect(status.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('gives one browser several challenges at once: one for the button, one for autofill', async () => {
    const { passkey } = await memberWithPasskey();
    const autofill = await start();
    const button = await start(autofill.cookie);
    expect(button.cookie).toBe(autofill.cookie);
    expect((await signIn(passkey.get(autofill.options), button.cookie)).statusCode).toBe(200);
  });

  it('takes an answer once', async () => {
    const { passkey } = await memberWithPasskey();
    const { options, cookie } = await start();
    const response = passkey.get(options);
    expect((await signIn(response, cookie)).statusCode).toBe(200);
    expect((await signIn(response, cookie)).statusCode).toBe(400);
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['a device that did not verify its user', { userVerified: false }],
    ['the name of another member', { userHandle: 'c29tZW9uZQ' }],
  ])('refuses %s', async (_, claims) => {
    const { passkey } = await memberWithPasskey();
    const { options, cookie } = await start();
    const answer = await signIn(passkey.get(options, claims), cookie);
    expect([answer.statusCode, cookieOf(answer)]).toEqual([400, '']);
  });

  it('refuses a counter that does not grow: someone copied the key', async () => {
    const { passkey } = await memberWithPasskey();
    const use = async (counter: number) => {
      const { options, cookie } = await start();
      return (await signIn(passkey.get(options, { counter }), cookie)).statusCode;
    };
    expect(await use(5)).toBe(200);
    expect(await use(5)).toBe(400);
    expect(await use(4)).toBe(400);
    expect(await use(0)).toBe(400);
    expect(await use(6)).toBe(200);
  });

  it('takes a passkey that never counts', async () => {
    const { passkey } = await memberWithPasskey();
    for (let attempt = 0; attempt < 2; attempt++) {
      const { options, cookie } = await start();
      const answer = await signIn(passkey.get(options, { counter: 0 }), cookie);
      expect(answer.statusCode).toBe(200);
    }
  });

  it('refuses an expired challenge, one of another browser, and an invented one', async () => {
    const { passkey } = await memberWithPasskey();
    const first = await start();
    const second = await start();
    expect((await signIn(passkey.get(first.options), second.cookie)).statusCode).toBe(400);
    expect((await signIn(passkey.get(first.options), '')).statusCode).toBe(400);
    const invented = { ...second.options, challenge: 'a'.repeat(43) };
    expect((await signIn(passkey.get(invented), second.cookie)).statusCode).toBe(400);
    await app.db.execute(
      sql`UPDATE passkey_challenges SET expires_at = now()
          WHERE challenge = ${param(second.options.challenge)}`,
    );
    expect((await signIn(passkey.get(second.options), second.cookie)).statusCode).toBe(400);
  });

  it('refuses a signature by another key', async () => {
    const { passkey } = await memberWithPasskey();
    const { options, cookie } = await start();
    const forged = { ...softAuthenticator(origin).get(options), id: passkey.id, rawId: passkey.id };
    expect((await signIn(forged, cookie)).statusCode).toBe(400);
  });

  it('refuses an unknown and a removed passkey', async () => {
    const { send, passkey } = await memberWithPasskey();
    const unknown = await start();
    const stranger = softAuthenticator(origin);
    expect((await signIn(stranger.get(unknown.options), unknown.cookie)).statusCode).toBe(400);
    const id = (await send(secondFactor.status)).json().passkeys[0]?.id;
    await send(secondFactor.removePasskey, { params: { id } });
    const { options, cookie } = await start();
    expect((await signIn(passkey.get(options), cookie)).statusCode).toBe(400);
  });

  it('tells a suspended member so and why, and opens nothing', async () => {
    const { member, passkey } = await memberWithPasskey();
    await app.db.execute(sql`UPDATE users SET suspended_at = now(), suspension_reason = 'Threats.'
      WHERE id = ${param(member.id)}`);
    const { options, cookie } = await start();
    const answer = await signIn(passkey.get(options), cookie);
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'suspended']);
    expect(answer.error().message).toContain('The reason given: Threats.');
    const session = { cookie: cookieOf(answer) };
    expect((await app.call(auth.user, { headers: session })).statusCode).toBe(401);
  });

  it('refuses bad input with a sentence', async () => {
    for (const response of [undefined, {}, { id: 'x' }, 'text', { id: '{}', rawId: '{}' }]) {
      const answer = await signIn(wrong(response), '');
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('under an IP address', () => {
  it('says that passkeys need a name, and supports them under localhost', async () => {
    const local = await createTestApp({ env: { PUBLIC_URL: '', HOST: '127.0.0.1' } });
    const ask = (host: string) =>
      local.call(secondFactor.passkeySignInOptions, { headers: { host } });
    for (const host of ['127.0.0.1:3000', '[::1]:3000', '10.0.0.7']) {
      const answer = await ask(host);
      expect(answer.statusCode).toBe(400);
      expect(answer.error().message).toContain('authenticator app');
    }
    expect((await ask('localhost:3000')).json()).toMatchObject({ rpId: 'localhost' });
    await local.close();
  });

  it('does not take the name from the browser where PUBLIC_URL is set', async () => {
    const answer = await app.call(secondFactor.passkeySignInOptions, {
      headers: { host: 'evil.test' },
    });
    expect(answer.json().rpId).toBe('callboard.test');
  });
});
