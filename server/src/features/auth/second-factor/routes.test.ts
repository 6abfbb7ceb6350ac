import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import type { PasskeyRegistration } from '#contract/auth/passkey-json.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { param, sql } from '#server/db/sql.ts';
import { createFactorApp, type FactorApp, origin, password } from '#server/testing/factor-app.ts';
import type { Send } from '#server/testing/send.ts';
import { softAuthenticator } from '#server/testing/soft-authenticator.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

const statusOf = async (send: Send) => (await send(secondFactor.status)).json();
const optionsOf = async (send: Send) => (await send(secondFactor.passkeyOptions)).json();
const add = (send: Send, response: PasskeyRegistration, name = 'My laptop') =>
  send(secondFactor.addPasskey, { body: { name, response } });

describe('POST /api/auth/passkeys', () => {
  it('adds a passkey with recovery codes, tells by mail, and lists it without its key', async () => {
    const { member, send } = await app.memberWith();
    const authenticator = softAuthenticator(origin);
    const options = await optionsOf(send);
    expect(options).toMatchObject({
      rp: { id: 'callboard.test', name: 'Callboard' },
      user: { name: member.email },
      excludeCredentials: [],
    });
    const answer = await add(send, authenticator.create(options), ' My laptop ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().recoveryCodes).toHaveLength(10);
    expect(await statusOf(send)).toEqual({
      passkeys: [
        {
          id: expect.stringMatching(/^passkey_/),
          name: 'My laptop',
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      totpSince: null,
      recoveryCodesLeft: 10,
      supportsPasskeys: true,
      hasFreshProof: true,
      hasRepeatedProof: false,
    });
    expect((await send(auth.user)).json().hasSecondFactor).toBe(true);
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.subject).toBe('A passkey was added (Callboard)');
    expect(mail?.text).toContain('“My laptop”');
    expect((await optionsOf(send)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  it('takes a challenge once', async () => {
    const { send } = await app.memberWith();
    const options = await optionsOf(send);
    expect((await add(send, softAuthenticator(origin).create(options))).statusCode).toBe(200);
    const again = await add(send, softAuthenticator(origin).create(options));
    expect(again.statusCode).toBe(400);
    expect(again.error().message).toMatch(/took too long/);
  });

  it.each([
    [
      'an expired challenge',
      async (send: Send) => {
        const options = await optionsOf(send);
        await app.db.execute(
          sql`UPDATE passkey_challenges SET expires_at = now() WHERE challenge = ${param(options.challenge)}`,
        );
        return softAuthenticator(origin).create(options);
      },
    ],
    [
      'a challenge of another member',
      async () => {
        const { send: other } = await app.memberWith();
        return softAuthenticator(origin).create(await optionsOf(other));
      },
    ],
    [
      'a challenge for another purpose',
      async (send: Send) => {
        const { challenge } = (await send(secondFactor.proofOptions)).json();
        return softAuthenticator(origin).create({ ...(await optionsOf(send)), challenge });
      },
    ],
    [
      'an invented challenge',
      async (send: Send) =>
        softAuthenticator(origin).create({ ...(await optionsOf(send)), challenge: 'a'.repeat(43) }),
    ],
    [
      'another origin',
      async (send: Send) =>
        softAuthenticator(origin).create(await optionsOf(send), { origin: 'http://evil.test' }),
    ],
    [
      'another relying party',
      async (send: Send) =>
        softAuthenticator(origin).create(await optionsOf(send), { rpId: 'evil.test' }),
    ],
    [
      'an attestation that is none',
      async (send: Send) => {
        const made = softAuthenticator(origin).create(await optionsOf(send));
        return { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
      },
    ],
  ])('refuses %s', async (_, make) => {
    const { send } = await app.memberWith();
    const answer = await add(send, await make(send));
    expect(answer.statusCode).toBe(400);
    expect(await statusOf(send)).toMatchObject({ passkeys: [] });
  });

  it('refuses a credential that is someone’s already', async () => {
    const { send } = await app.memberWith();
    const authenticator = await app.addPasskey(send);
    const { send: other } = await app.memberWith();
    const answer = await add(other, authenticator.create(await optionsOf(other)));
    expect(answer.statusCode).toBe(409);
    expect((await other(auth.user)).json().hasSecondFactor).toBe(false);
  });

  it('refuses a 21st passkey', async () => {
    const { member, send } = await app.memberWith();
    await app.db.execute(sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name)
      SELECT ${param(member.id)} || n, ${param(member.id)}, ${param(member.id)} || n, 'x', 0, 'x'
      FROM generate_series(1, 20) n`);
    const answer = await add(send, softAuthenticator(origin).create(await optionsOf(send)));
    expect(answer.statusCode).toBe(409);
  });
});

describe('PATCH and DELETE /api/auth/passkeys/:id', () => {
  it('neither renames nor removes a passkey of another member', async () => {
    const { send } = await app.memberWith();
    await app.addPasskey(send);
    const id = (await statusOf(send)).passkeys[0]?.id;
    const { send: other } = await app.memberWith();
    const rename = (by: Send, name: string) =>
      by(secondFactor.renamePasskey, { params: { id }, body: { name } });
    expect((await rename(other, 'Mine')).statusCode).toBe(404);
    expect((await other(secondFactor.removePasskey, { params: { id } })).statusCode).toBe(404);
    expect((await rename(send, ' ')).error().issues?.[0]?.path).toBe('name');
    expect((await statusOf(send)).passkeys).toMatchObject([{ name: 'My laptop' }]);
  });

  it('renames, and removes with a mail; recovery codes go with the last factor', async () => {
    const { member, send } = await app.memberWith();
    await app.addPasskey(send);
    const id = (await statusOf(send)).passkeys[0]?.id;
    const body = { name: 'Blue key' };
    const renamed = await send(secondFactor.renamePasskey, { params: { id }, body });
    expect(renamed.json()).toMatchObject({ id, name: 'Blue key' });
    expect((await send(secondFactor.removePasskey, { params: { id } })).statusCode).toBe(204);
    expect(await statusOf(send)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await send(auth.user)).json().hasSecondFactor).toBe(false);
    await app.mailAbout(member.email, /“Blue key” was just removed/);
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
  });
});

describe('the authenticator app', () => {
  it('counts only once a first code is right', async () => {
    const { member, send } = await app.memberWith();
    const begun = (await send(secondFactor.beginTotp)).json();
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const wrong = await send(secondFactor.confirmTotp, { body: { code: '000000' } });
    expect(wrong.error().issues?.[0]?.path).toBe('code');
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
    const { recoveryCodes } = await app.addTotp(send);
    expect(recoveryCodes).toHaveLength(10);
    expect(await statusOf(send)).toMatchObject({ totpSince: expect.any(String) });
    expect((await app.logIn(member.email, password)).error().code).toBe('second_step_required');
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.subject).toBe('An authenticator app was added (Callboard)');
  });

  it('cannot be replaced while there is one, nor confirmed without a beginning', async () => {
    const { send } = await app.memberWith();
    const early = await send(secondFactor.confirmTotp, { body: { code: '123456' } });
    expect(early.statusCode).toBe(409);
    const { codeAt } = await app.addTotp(send);
    expect((await send(secondFactor.beginTotp)).statusCode).toBe(409);
    const again = await send(secondFactor.confirmTotp, { body: { code: codeAt() } });
    expect(again.statusCode).toBe(409);
  });

  it('is removed with a mail, once', async () => {
    const { member, send } = await app.memberWith();
    await app.addTotp(send);
    expect((await send(secondFactor.removeTotp)).statusCode).toBe(204);
    expect((await send(secondFactor.removeTotp)).statusCode).toBe(404);
    await app.mailAbout(member.email, /^An authenticator app was removed \(Callboard\)/);
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
  });
});
