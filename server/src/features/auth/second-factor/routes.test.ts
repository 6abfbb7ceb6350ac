import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { param, sql } from '#server/db/sql.ts';
import { createFactorApp, type FactorApp, origin, password } from '#server/testing/factor-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { softAuthenticator } from '#server/testing/soft-authenticator.ts';
import type { Send } from '#server/testing/test-app.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

const statusOf = async (send: Send) => (await send('GET', '/api/auth/second-factor')).json();
const optionsOf = async (send: Send) => (await send('POST', '/api/auth/passkeys/options')).json();
const add = (send: Send, response: object, name = 'My laptop') =>
  send('POST', '/api/auth/passkeys', { name, response });
const prove = (send: Send, body: object) => send('POST', '/api/auth/proof', body);
const outdateProofs = (userId: string) =>
  app.db.execute(
    sql`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = ${param(userId)}`,
  );

describe('a change of factors', () => {
  it.each([
    ['POST', '/api/auth/passkeys/options'],
    ['DELETE', '/api/auth/passkeys/none'],
    ['POST', '/api/auth/totp'],
    ['DELETE', '/api/auth/totp'],
    ['POST', '/api/auth/recovery-codes'],
  ] as const)('needs a fresh proof: %s %s', async (method, url) => {
    const { member, send } = await app.memberWith();
    await outdateProofs(member.id);
    const answer = await send(method, url);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_required']);
    expect(await statusOf(send)).toMatchObject({ hasFreshProof: false });
  });

  it('needs it also to finish what was begun', async () => {
    const { member, send } = await app.memberWith();
    const response = softAuthenticator(origin).create(await optionsOf(send));
    await send('POST', '/api/auth/totp');
    await outdateProofs(member.id);
    expect((await add(send, response)).json().code).toBe('proof_required');
    const confirmed = await send('POST', '/api/auth/totp/confirm', { code: '123456' });
    expect(confirmed.json().code).toBe('proof_required');
  });
});

describe('POST /api/auth/proof', () => {
  it('refuses a wrong password at its field, and a member who has none', async () => {
    const { member, send } = await app.memberWith();
    await outdateProofs(member.id);
    const wrong = await prove(send, { method: 'password', password: 'wrong' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().issues[0].path).toBe('password');
    const googleOnly = await app.as(await createUser(app.db));
    expect((await prove(googleOnly, { method: 'password', password })).statusCode).toBe(400);
    expect(await statusOf(send)).toMatchObject({ hasFreshProof: false });
  });

  it('takes the password, a code of the app or a passkey, each in this session only', async () => {
    const { member, send } = await app.memberWith();
    const other = await app.as(member);
    const { codeAt } = await app.addTotp(send);
    const passkey = await app.addPasskey(send);
    const proofs = [
      async () => ({ method: 'password', password }),
      async () => ({ method: 'totp', code: codeAt() }),
      async () => {
        const options = (await send('POST', '/api/auth/proof/options')).json();
        return { method: 'passkey', response: passkey.get(options) };
      },
    ];
    for (const proof of proofs) {
      await outdateProofs(member.id);
      expect((await prove(send, await proof())).statusCode).toBe(204);
      expect(await statusOf(send)).toMatchObject({ hasFreshProof: true });
      expect(await statusOf(other)).toMatchObject({ hasFreshProof: false });
    }
  });

  it('refuses a passkey of another member, a challenge of another session, and nonsense', async () => {
    const { send } = await app.memberWith();
    await app.addPasskey(send);
    const stranger = await app.memberWith();
    const foreign = await app.addPasskey(stranger.send);
    const options = (await send('POST', '/api/auth/proof/options')).json();
    const answers = [
      await prove(send, { method: 'passkey', response: foreign.get(options) }),
      await prove(stranger.send, {
        method: 'passkey',
        response: foreign.get((await send('POST', '/api/auth/proof/options')).json()),
      }),
      await prove(send, { method: 'passkey', response: { id: 'x' } }),
      await prove(send, { method: 'recovery-code', code: 'ABCD-ABCD-ABCD-ABCD' }),
      await prove(send, {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });
});

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
    });
    expect((await send('GET', '/api/auth/user')).json().hasSecondFactor).toBe(true);
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
    expect(again.json().message).toMatch(/took too long/);
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
        const { challenge } = (await send('POST', '/api/auth/proof/options')).json();
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
    expect((await other('GET', '/api/auth/user')).json().hasSecondFactor).toBe(false);
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
    const [{ id }] = (await statusOf(send)).passkeys;
    const { send: other } = await app.memberWith();
    const url = `/api/auth/passkeys/${id}`;
    expect((await other('PATCH', url, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other('DELETE', url)).statusCode).toBe(404);
    expect((await send('PATCH', url, { name: ' ' })).json().issues[0].path).toBe('name');
    expect((await statusOf(send)).passkeys).toMatchObject([{ name: 'My laptop' }]);
  });

  it('renames, and removes with a mail; recovery codes go with the last factor', async () => {
    const { member, send } = await app.memberWith();
    await app.addPasskey(send);
    const [{ id }] = (await statusOf(send)).passkeys;
    const renamed = await send('PATCH', `/api/auth/passkeys/${id}`, { name: 'Blue key' });
    expect(renamed.json()).toMatchObject({ id, name: 'Blue key' });
    expect((await send('DELETE', `/api/auth/passkeys/${id}`)).statusCode).toBe(204);
    expect(await statusOf(send)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await send('GET', '/api/auth/user')).json().hasSecondFactor).toBe(false);
    const mails = await app.mailsTo(member.email, 2);
    expect(mails.at(-1)?.text).toContain('“Blue key” was just removed');
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
  });
});

describe('the authenticator app', () => {
  it('counts only once a first code is right', async () => {
    const { member, send } = await app.memberWith();
    const begun = (await send('POST', '/api/auth/totp')).json();
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const wrong = await send('POST', '/api/auth/totp/confirm', { code: '000000' });
    expect(wrong.json().issues[0].path).toBe('code');
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
    const { recoveryCodes } = await app.addTotp(send);
    expect(recoveryCodes).toHaveLength(10);
    expect(await statusOf(send)).toMatchObject({ totpSince: expect.any(String) });
    expect((await app.logIn(member.email, password)).json().code).toBe('second_step_required');
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.subject).toBe('An authenticator app was added (Callboard)');
  });

  it('cannot be replaced while there is one, nor confirmed without a beginning', async () => {
    const { send } = await app.memberWith();
    const early = await send('POST', '/api/auth/totp/confirm', { code: '123456' });
    expect(early.statusCode).toBe(409);
    const { codeAt } = await app.addTotp(send);
    expect((await send('POST', '/api/auth/totp')).statusCode).toBe(409);
    const again = await send('POST', '/api/auth/totp/confirm', { code: codeAt() });
    expect(again.statusCode).toBe(409);
  });

  it('is removed with a mail, once', async () => {
    const { member, send } = await app.memberWith();
    await app.addTotp(send);
    expect((await send('DELETE', '/api/auth/totp')).statusCode).toBe(204);
    expect((await send('DELETE', '/api/auth/totp')).statusCode).toBe(404);
    const mails = await app.mailsTo(member.email, 2);
    expect(mails.at(-1)?.subject).toBe('An authenticator app was removed (Callboard)');
    expect((await app.logIn(member.email, password)).statusCode).toBe(200);
  });
});

describe('POST /api/auth/recovery-codes', () => {
  it('makes none for a member without a factor', async () => {
    const { send } = await app.memberWith();
    expect((await send('POST', '/api/auth/recovery-codes')).statusCode).toBe(409);
  });

  it('replaces the earlier ones, tells by mail and keeps none in the clear', async () => {
    const { member, send } = await app.memberWith();
    const first = await app.addTotp(send);
    const { recoveryCodes } = (await send('POST', '/api/auth/recovery-codes')).json();
    expect(recoveryCodes).toHaveLength(10);
    const finish = async (code: string) =>
      app.finish(await app.firstStep(member), { method: 'recovery-code', code });
    expect((await finish(first.recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await finish(recoveryCodes[0])).statusCode).toBe(200);
    const mails = await app.mailsTo(member.email, 3);
    expect(mails[1]?.subject).toBe('New recovery codes were made (Callboard)');
    const { rows } = await app.db.$client.query('SELECT * FROM recovery_codes');
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('gives none again with a second factor while some are left', async () => {
    const { send } = await app.memberWith();
    await app.addTotp(send);
    const response = softAuthenticator(origin).create(await optionsOf(send));
    expect((await add(send, response)).json()).toEqual({ recoveryCodes: null });
  });
});
