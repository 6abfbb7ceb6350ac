import { expect, it } from 'vitest';
import { canEditProject, canSetCrew } from './policy.ts';

const project = { ownerId: 'user_owner' };
const person = (id: string) => ({ id, isAdmin: false, role: null });
const people = {
  owner: person('user_owner'),
  member: person('user_member'),
  analyst: { ...person('user_analyst'), role: 'analyst' },
  moderator: { ...person('user_mod'), role: 'moderator' },
  administrator: { ...person('user_admin'), isAdmin: true },
} as const;

it.each([
  ['edited', canEditProject, ['owner', 'moderator', 'administrator']],
  ['given a crew', canSetCrew, ['owner']],
] as const)('a project is %s by the right people only', (_, may, expected) => {
  const allowed = Object.entries(people).filter(([, viewer]) => may(viewer, project));
  expect(allowed.map(([name]) => name)).toEqual(expected);
});
