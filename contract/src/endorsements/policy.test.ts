import { expect, it } from 'vitest';
import { canEndorse } from './policy.ts';

const none = { isConnected: false, isClassmate: false, isCollaborator: false };

it.each([
  ['a stranger', none, false],
  ['a connection', { ...none, isConnected: true }, true],
  ['a classmate', { ...none, isClassmate: true }, true],
  ['a collaborator', { ...none, isCollaborator: true }, true],
])('%s may endorse', (_, ties, may) => {
  expect(canEndorse(ties)).toBe(may);
});
