import { expect, it } from 'vitest';
import { normalizeOtp } from './normalize-otp.ts';

it.each([
  ['ab1-2 c3', 'AB12C3'],
  ['  123456\n', '123456'],
  ['1234567890', '123456'],
  ['é!_', ''],
])('reads %j as %j', (pasted, code) => {
  expect(normalizeOtp(pasted, 6)).toBe(code);
});

it('reads the digits of a pasted line where a code has no letters', () => {
  expect(normalizeOtp('Your code: 123 456', 6, 'digits')).toBe('123456');
});
