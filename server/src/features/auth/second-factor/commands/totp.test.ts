import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createSession } from '../../sessions/commands.ts';
import { newToken } from '../../token.ts';
import { totpCodeAt, totpStepOf } from '../totp.ts';
import { beginTotp, confirmTotp, spendTotpCode } from './totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const now = Date.UTC(2026, 5, 1, 12);
const hours = 3_600_000;

async function memberWithApp() {
  const { id } = await createUser(app.db);
  const device = { userAgent: 'test', address: '127.0.0.1' };
  const sessionId = await createSession(app.db, id, newToken(), device);
  const secret = await beginTotp(app.db, id);
  const codeAt = (at: number) => totpCodeAt(secret, totpStepOf(at));
  await confirmTotp(app.db, { id, sessionId }, codeAt(now - hours), now - hours, app.publicUrl());
  return (shown: number, clock = shown) => spendTotpCode(app.db, id, codeAt(shown), clock);
}

describe('spendTotpCode', () => {
  it('takes the codes of now after one that was used while the clock was two hours ahead', async () => {
    const spend = await memberWithApp();
    expect(await spend(now + 2 * hours)).toBe(true);
    expect(await spend(now)).toBe(true);
    expect(await spend(now + 30_000, now)).toBe(true);
  });

  it('takes no code twice, whichever way the clock was set in between', async () => {
    const spend = await memberWithApp();
    expect(await spend(now)).toBe(true);
    expect(await spend(now + 2 * hours)).toBe(true);
    expect(await spend(now)).toBe(false);
    for (let step = 1; step <= 30; step++) expect(await spend(now + step * 30_000)).toBe(true);
    expect(await spend(now + 2 * hours)).toBe(false);
    expect(await spend(now + 2 * hours + 30_000)).toBe(true);
  });

  it('takes one of the same codes that are sent at once', async () => {
    const spend = await memberWithApp();
    const spent = await Promise.all([spend(now), spend(now), spend(now)]);
    expect(spent.filter(Boolean)).toHaveLength(1);
  });
});
