import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpCodeAt, totpStepOf, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the key "12345678901234567890", and the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totpCodeAt', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('agrees with RFC 6238 at second %d', (seconds, code) => {
    expect(totpCodeAt(secret, totpStepOf(seconds * 1_000))).toBe(code);
  });
});

describe('findTotpStep', () => {
  const now = 1_234_567_890_000;
  const step = totpStepOf(now);

  it.each([-1, 0, 1])('takes the code of step %d', (ahead) => {
    expect(findTotpStep(secret, totpCodeAt(secret, step + ahead), now)).toBe(step + ahead);
  });

  it.each([-2, 2])('refuses the code of step %d', (ahead) => {
    expect(findTotpStep(secret, totpCodeAt(secret, step + ahead), now)).toBeNull();
  });
});

it('makes secrets of 160 bits that an app can read', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const made of secrets) expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, 'maya+x@nyu.edu')).toBe(
    `otpauth://totp/Callboard:maya%2Bx%40nyu.edu?secret=${secret}&issuer=Callboard&algorithm=SHA1&digits=6&period=30`,
  );
});
