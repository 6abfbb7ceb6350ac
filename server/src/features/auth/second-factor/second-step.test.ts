import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { param, sql } from '#server/db/sql.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { startOidc, type TestOidc } from '#server/testing/oidc.ts';
import { secondStepUrl } from './second-step.ts';

let app: FactorApp;
let oidc: TestOidc;
beforeAll(async () => {
  oidc = await startOidc('http://callboard.test/api/auth/google/callback');
  app = await createFactorApp(oidc.env);
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

const totp = (code: string) => ({ method: 'totp' as const, code });
const me = (cookie: string) => app.call(auth.user, { headers: { cookie } });
const methodsOf = (cookie: string) => app.call(secondFactor.secondStep, { headers: { cookie } });

async function memberWithTotp() {
  const { member, send } = await app.memberWith();
  return { member, send, ...(await app.addTotp(send)) };
}

describe('a password alone', () => {
  it('gives no session to a member with a second factor, only a short cookie', async () => {
    const { member } = await memberWithTotp();
    const answer = await app.logIn(member.email, password);
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'second_step_required']);
    expect(cookieOf(answer)).toBe('');
    expect(answer.cookies).toMatchObject([
      { name: 'callboard-second-step', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
    ]);
    const token = answer.cookies[0]?.value ?? '';
    expect((await me(`callboard=${token}`)).statusCode).toBe(401);
    const { rows } = await app.db.$client.query('SELECT * FROM second_steps');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('tells nothing of the second factor while the password is wrong', async () => {
    const { member } = await memberWithTotp();
    const answer = await app.logIn(member.email, 'wrong password');
    expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  });
});

describe('GET /api/auth/second-step', () => {
  it('says how this sign-in can go on', async () => {
    const { member, send } = await memberWithTotp();
    const cookie = await app.firstStep(member);
    expect((await methodsOf(cookie)).json()).toEqual({
      passkey: false,
      totp: true,
      recoveryCode: true,
    });
    await app.addPasskey(send);
    expect((await methodsOf(cookie)).json().passkey).toBe(true);
  });

  it('answers 401 without a sign-in that waits', async () => {
    for (const cookie of ['', 'callboard-second-step=x', `callboard-second-step=${'a'.repeat(43)}`])
      expect((await methodsOf(cookie)).statusCode).toBe(401);
  });
});

describe('POST /api/auth/second-step with a code of the app', () => {
  it('signs in, and takes the cookie back', async () => {
    const { member, codeAt } = await memberWithTotp();
    const cookie = await app.firstStep(member);
    const answer = await app.finish(cookie, totp(codeAt()));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: member.id, hasSecondFactor: true });
    expect(cookieOf(answer, 'callboard-second-step')).toBe('callboard-second-step=');
    expect((await me(cookieOf(answer))).statusCode).toBe(200);
    await app.clock.advance(60_000);
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(401);
  });

  it('refuses a code that was used, the one before it, and takes the next', async () => {
    const { member, codeAt } = await memberWithTotp();
    const used = codeAt(1);
    const before = codeAt();
    expect((await app.finish(await app.firstStep(member), totp(used))).statusCode).toBe(200);
    await app.clock.advance(30_000);
    const cookie = await app.firstStep(member);
    const replayed = await app.finish(cookie, totp(used));
    expect(replayed.statusCode).toBe(400);
    expect(replayed.error().issues?.[0]?.path).toBe('code');
    expect((await app.finish(cookie, totp(before))).statusCode).toBe(400);
    expect((await app.finish(cookie, totp(codeAt(1)))).statusCode).toBe(200);
  });

  it('takes a code once, even when it is sent twice at the same moment', async () => {
    const { member, codeAt } = await memberWithTotp();
    const cookies = [await app.firstStep(member), await app.firstStep(member)];
    const answers = await Promise.all(cookies.map((cookie) => app.finish(cookie, totp(codeAt()))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('refuses a code that is too old or too new', async () => {
    const { member, codeAt } = await memberWithTotp();
    await app.clock.advance(120_000);
    const cookie = await app.firstStep(member);
    expect((await app.finish(cookie, totp(codeAt(-2)))).statusCode).toBe(400);
    expect((await app.finish(cookie, totp(codeAt(2)))).statusCode).toBe(400);
    expect((await app.finish(cookie, totp('12345'))).statusCode).toBe(400);
    expect((await app.finish(cookie, totp(codeAt(-1)))).statusCode).toBe(200);
  });

  it('ends after five tries, also with the right code', async () => {
    const { member, codeAt } = await memberWithTotp();
    const cookie = await app.firstStep(member);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await app.finish(cookie, totp('000000'))).statusCode).toBe(400);
    }
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(401);
    expect((await methodsOf(cookie)).statusCode).toBe(401);
    expect((await app.finish(await app.firstStep(member), totp(codeAt()))).statusCode).toBe(200);
  });

  it('counts tries that are sent at the same moment', async () => {
    const { member } = await memberWithTotp();
    const cookie = await app.firstStep(member);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.finish(cookie, totp('000000'))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  });

  it('is limited for one account over many sign-ins', async () => {
    const limited = await createFactorApp({ RATE_LIMIT: 'on' });
    const { member, send } = await limited.memberWith();
    const { codeAt } = await limited.addTotp(send);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await limited.finish(await limited.firstStep(member), totp('000000'));
      statuses.push(answer.statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await limited.finish(await limited.firstStep(member), totp(codeAt()));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  it('refuses an expired sign-in, and the cookie of another member’s', async () => {
    const { member, codeAt } = await memberWithTotp();
    const other = await memberWithTotp();
    const foreign = await app.finish(await app.firstStep(other.member), totp(codeAt()));
    expect(foreign.statusCode).toBe(400);
    const cookie = await app.firstStep(member);
    await app.db.execute(
      sql`UPDATE second_steps SET expires_at = now() WHERE user_id = ${param(member.id)}`,
    );
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(401);
  });

  it('refuses an app that was removed in the meantime', async () => {
    const { member, send, codeAt } = await memberWithTotp();
    await app.addPasskey(send);
    const cookie = await app.firstStep(member);
    await send(secondFactor.removeTotp);
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(400);
  });

  it('opens nothing to a member who was suspended, or whose password was changed, in the meantime', async () => {
    const suspended = await memberWithTotp();
    const cookie = await app.firstStep(suspended.member);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.member.id)}`,
    );
    const refused = await app.finish(cookie, totp(suspended.codeAt()));
    expect([refused.statusCode, refused.error().code]).toEqual([403, 'suspended']);
    const session = { cookie: cookieOf(refused) };
    expect((await app.call(auth.user, { headers: session })).statusCode).toBe(401);

    const changed = await memberWithTotp();
    const step = await app.firstStep(changed.member);
    const newPassword = 'another password';
    await changed.send(auth.changePassword, {
      body: { currentPassword: password, newPassword, confirmPassword: newPassword },
    });
    expect((await app.finish(step, totp(changed.codeAt()))).statusCode).toBe(401);
  });
});

describe('a sign-in with Google', () => {
  it('asks a member with a second factor for it, and keeps where they wanted to go', async () => {
    const { member, codeAt } = await memberWithTotp();
    const begun = await app.call(auth.google, { query: { next: '/jobs' } });
    const callback = await oidc.authorize(String(begun.headers.location), {
      sub: `sub-${member.email}`,
      email: member.email,
      email_verified: true,
      hd: 'nyu.edu',
    });
    const answer = await app.call('GET', callback.replace('http://callboard.test', ''), undefined, {
      cookie: cookieOf(begun, 'callboard-google'),
    });
    expect(answer.headers.location).toBe('/auth?mode=second-step&next=%2Fjobs');
    expect(cookieOf(answer)).toBe('');
    const cookie = cookieOf(answer, 'callboard-second-step');
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(200);
  });

  it('goes home where nothing else was asked for', () => {
    expect(secondStepUrl(undefined)).toBe('/auth?mode=second-step');
  });
});

describe('a new password by mail', () => {
  it('does not remove the second factor', async () => {
    const { member, codeAt } = await memberWithTotp();
    await app.call(auth.forgotPassword, { body: { email: member.email } });
    const mail = await app.mailAbout(member.email, /token=/);
    const token = /token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
    await app.call(auth.resetPassword, { body: { token, password: 'the new password' } });
    const answer = await app.logIn(member.email, 'the new password');
    expect(answer.error().code).toBe('second_step_required');
    const cookie = cookieOf(answer, 'callboard-second-step');
    expect((await app.finish(cookie, totp(codeAt()))).statusCode).toBe(200);
  });
});
