import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { param, sql } from '#server/db/sql.ts';
import { createFactorApp, type FactorApp, origin } from '#server/testing/factor-app.ts';
import { softAuthenticator } from '#server/testing/soft-authenticator.ts';
import { hashRecoveryCode } from './recovery-code.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp();
});
afterAll(() => app.close());

const recovery = (code: string) => ({ method: 'recovery-code' as const, code });

async function memberWithTotp() {
  const { member, send } = await app.memberWith();
  return { member, send, ...(await app.addTotp(send)) };
}

describe('POST /api/auth/second-step with a recovery code', () => {
  it('takes each code once, however it is typed, and mails how many are left', async () => {
    const { member, recoveryCodes } = await memberWithTotp();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await app.finish(await app.firstStep(member), recovery(first))).statusCode).toBe(200);
    const cookie = await app.firstStep(member);
    const used = await app.finish(cookie, recovery(first));
    expect([used.statusCode, used.error().issues?.[0]?.path]).toEqual([400, 'code']);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    expect((await app.finish(cookie, recovery(typed))).statusCode).toBe(200);
    await app.mailAbout(member.email, /You have 9 left/);
    await app.mailAbout(member.email, /You have 8 left/);
  });

  it('says that the last one is used up', async () => {
    const { member, recoveryCodes } = await memberWithTotp();
    const [last = ''] = recoveryCodes;
    const kept = hashRecoveryCode(member.id, last.replaceAll('-', ''));
    await app.db.execute(
      sql`DELETE FROM recovery_codes WHERE user_id = ${param(member.id)} AND code_hash <> ${param(kept)}`,
    );
    expect((await app.finish(await app.firstStep(member), recovery(last))).statusCode).toBe(200);
    await app.mailAbout(member.email, /^Your last recovery code was used \(Callboard\)/);
  });

  it('refuses a code of another member', async () => {
    const { member } = await memberWithTotp();
    const { recoveryCodes } = await memberWithTotp();
    const answer = await app.finish(await app.firstStep(member), recovery(recoveryCodes[0] ?? ''));
    expect(answer.statusCode).toBe(400);
  });
});

describe('POST /api/auth/recovery-codes', () => {
  it('makes none for a member without a factor', async () => {
    const { send } = await app.memberWith();
    expect((await send(secondFactor.renewRecoveryCodes)).statusCode).toBe(409);
  });

  it('replaces the earlier ones, tells by mail and keeps none in the clear', async () => {
    const { member, send } = await app.memberWith();
    const first = await app.addTotp(send);
    const { recoveryCodes } = (await send(secondFactor.renewRecoveryCodes)).json();
    expect(recoveryCodes).toHaveLength(10);
    const finish = async (code: string) => app.finish(await app.firstStep(member), recovery(code));
    expect((await finish(first.recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await finish(recoveryCodes[0] ?? '')).statusCode).toBe(200);
    await app.mailAbout(member.email, /^New recovery codes were made \(Callboard\)/);
    const { rows } = await app.db.$client.query('SELECT * FROM recovery_codes');
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('gives none again with a second factor while some are left', async () => {
    const { send } = await app.memberWith();
    await app.addTotp(send);
    const options = (await send(secondFactor.passkeyOptions)).json();
    const body = { name: 'My laptop', response: softAuthenticator(origin).create(options) };
    const answer = await send(secondFactor.addPasskey, { body });
    expect(answer.json()).toEqual({ recoveryCodes: null });
  });
});
