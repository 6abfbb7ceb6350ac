import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { merges } from '#contract/merges/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createMember } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { createPost } from '#server/testing/factories.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

/** A member who may ask to move. */
async function student(email: string) {
  const { id } = await createMember(app, password, { email });
  const send = await app.as({ id });
  await send(secondFactor.prove, { body: { method: 'password', password } });
  return {
    id,
    send,
    start: (newEmail: string) => send(merges.startGraduation, { body: { newEmail } }),
    finish: (proof: BodyInputOf<typeof merges.finishGraduation>) =>
      send(merges.finishGraduation, { body: proof }),
    confirm: (currentCode: string, newCode: string) =>
      send(merges.confirmGraduation, { body: { currentCode, newCode } }),
  };
}

describe('an account with a second factor', () => {
  /** Both mailboxes are proved. */
  async function proved(name: string) {
    const asking = await student(`${name}@nyu.edu`);
    const other = await createMember(app, password, { email: `${name}-alum@nyu.edu` });
    const send = await app.as(other);
    const totp = await app.addTotp(send);
    const authenticator = await app.addPasskey(send);
    const post = await createPost(app.db, { authorId: other.id });
    await asking.start(other.email);
    const codes = [await app.codeFor(`${name}@nyu.edu`), await codeMailedTo(other.email)] as const;
    const answer = await asking.confirm(...codes);
    const author = async () =>
      (await asking.send(posts.get, { params: { id: post.id } })).json().author.id;
    return { ...asking, other, ...totp, authenticator, codes, answer, author };
  }

  async function codeMailedTo(email: string): Promise<string> {
    const { subject } = await app.mailAbout(email, /is your Callboard code/);
    return /^(\d{6}) /.exec(subject ?? '')?.[1] ?? '';
  }

  it('is not merged by its mailbox alone', async () => {
    const { answer, other, codes, confirm, send, author } = await proved('absorbs');
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'second_step_required']);
    expect((await confirm(...codes)).statusCode).toBe(400);
    expect((await send(merges.findGraduation)).json()).toMatchObject({
      newEmail: other.email,
      secondStep: { passkey: true, totp: true, recoveryCode: true },
    });
    expect(await author()).toBe(other.id);
    expect((await send(auth.user)).json().email).toBe('absorbs@nyu.edu');
  });

  it('takes no proof before both codes are right, nor that of the asking account', async () => {
    const asking = await student('eager@nyu.edu');
    const other = await createMember(app, password, { email: 'eager-alum@nyu.edu' });
    const { codeAt } = await app.addTotp(await app.as(other));
    await asking.start(other.email);
    const own = await app.addTotp(asking.send);
    const options = () => asking.send(merges.graduationStepOptions);
    expect((await options()).statusCode).toBe(400);
    expect((await asking.finish({ method: 'totp', code: codeAt(1) })).statusCode).toBe(400);
    expect((await asking.send(merges.findGraduation)).json()?.secondStep).toBeNull();
    await asking.confirm(await codeMailedTo('eager@nyu.edu'), await codeMailedTo(other.email));
    expect((await asking.finish({ method: 'totp', code: own.codeAt(1) })).statusCode).toBe(400);
    const [code = ''] = own.recoveryCodes;
    expect((await asking.finish({ method: 'recovery-code', code })).statusCode).toBe(400);
    expect((await app.logIn(other.email, password)).error().code).toBe('second_step_required');
  });

  it('is merged with a code of its app', async () => {
    const { finish, codeAt, other, id, author } = await proved('by-app');
    const moved = await finish({ method: 'totp', code: codeAt(1) });
    expect(moved.json()).toMatchObject({ email: other.email });
    expect(await author()).toBe(id);
  });

  it('is merged with its passkey or a recovery code', async () => {
    const byPasskey = await proved('by-passkey');
    const options = await byPasskey.send(merges.graduationStepOptions);
    const response = byPasskey.authenticator.get(options.json());
    const moved = await byPasskey.finish({ method: 'passkey', response });
    expect(moved.json()).toMatchObject({ email: byPasskey.other.email });
    const byRecovery = await proved('by-recovery');
    const [code = ''] = byRecovery.recoveryCodes;
    expect((await byRecovery.finish({ method: 'recovery-code', code })).statusCode).toBe(200);
  });

  it('stays what it is after five wrong codes', async () => {
    const { finish, codeAt, other, author } = await proved('guesses');
    const right = codeAt(1);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect((await finish({ method: 'totp', code: wrong })).statusCode).toBe(400);
    expect((await finish({ method: 'totp', code: right })).statusCode).toBe(400);
    expect(await author()).toBe(other.id);
  });
});
