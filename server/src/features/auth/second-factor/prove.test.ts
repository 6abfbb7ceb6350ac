import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PasskeyRegistration } from '#contract/auth/passkey-json.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { createFactorApp, type FactorApp, origin, password } from '#server/testing/factor-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { type Answer, type Send, wrong } from '#server/testing/send.ts';
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
type Proof = BodyInputOf<typeof secondFactor.prove>;
const prove = (send: Send, body: Proof) => send(secondFactor.prove, { body });
const outdateProofs = (userId: string) =>
  app.db.execute(
    sql`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = ${param(userId)}`,
  );

describe('a change of factors', () => {
  it.each<[string, (send: Send) => Promise<Answer>]>([
    ['a new passkey', (send) => send(secondFactor.passkeyOptions)],
    ['one passkey less', (send) => send(secondFactor.removePasskey, { params: { id: 'none' } })],
    ['a new app', (send) => send(secondFactor.beginTotp)],
    ['no app', (send) => send(secondFactor.removeTotp)],
    ['new recovery codes', (send) => send(secondFactor.renewRecoveryCodes)],
  ])('needs a fresh proof: %s', async (_, ask) => {
    const { member, send } = await app.memberWith();
    await outdateProofs(member.id);
    const answer = await ask(send);
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'proof_required']);
    expect(await statusOf(send)).toMatchObject({ hasFreshProof: false });
  });

  it('needs it also to finish what was begun', async () => {
    const { member, send } = await app.memberWith();
    const response = softAuthenticator(origin).create(await optionsOf(send));
    await send(secondFactor.beginTotp);
    await outdateProofs(member.id);
    expect((await add(send, response)).error().code).toBe('proof_required');
    const confirmed = await send(secondFactor.confirmTotp, { body: { code: '123456' } });
    expect(confirmed.error().code).toBe('proof_required');
  });
});

describe('POST /api/auth/proof', () => {
  it('refuses a wrong password at its field, and a member who has none', async () => {
    const { member, send } = await app.memberWith();
    await outdateProofs(member.id);
    const refused = await prove(send, { method: 'password', password: 'wrong' });
    expect(refused.statusCode).toBe(400);
    expect(refused.error().issues?.[0]?.path).toBe('password');
    const googleOnly = await app.as(await createUser(app.db));
    expect((await prove(googleOnly, { method: 'password', password })).statusCode).toBe(400);
    expect(await statusOf(send)).toMatchObject({ hasFreshProof: false });
  });

  it('takes the password of a member who has no factor, in this session only', async () => {
    const { member, send } = await app.memberWith();
    const other = await app.as(member);
    await outdateProofs(member.id);
    expect((await prove(send, { method: 'password', password })).statusCode).toBe(204);
    expect(await statusOf(send)).toMatchObject({ hasFreshProof: true });
    expect(await statusOf(other)).toMatchObject({ hasFreshProof: false });
  });

  it('takes a code of the app or a passkey, each in this session only', async () => {
    const { member, send } = await app.memberWith();
    const { codeAt } = await app.addTotp(send);
    const passkey = await app.addPasskey(send);
    const other = await app.as(member);
    const proofs: (() => Promise<Proof>)[] = [
      async () => ({ method: 'totp', code: codeAt() }),
      async () => {
        const options = (await send(secondFactor.proofOptions)).json();
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
    const options = (await send(secondFactor.proofOptions)).json();
    const answers = [
      await prove(send, { method: 'passkey', response: foreign.get(options) }),
      await prove(stranger.send, {
        method: 'passkey',
        response: foreign.get((await send(secondFactor.proofOptions)).json()),
      }),
      await prove(send, { method: 'passkey', response: wrong({ id: 'x' }) }),
      await prove(send, { method: 'recovery-code', code: 'ABCD-ABCD-ABCD-ABCD' }),
      await prove(send, wrong({})),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });
});
