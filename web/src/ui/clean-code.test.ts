import { expect, it } from 'vitest';
import { cleanCode } from './clean-code.ts';

it.each([
  ['ab1-2 c3', 'AB12C3'],
  ['  123456\n', '123456'],
  ['1234567890', '123456'],
  ['é!_', ''],
])('reads %j as %j', (pasted, code) => {
  expect(cleanCode(pasted, 6)).toBe(code);
});
