import { expect, it } from 'vitest';
import { canCloseCommenting, canEditComment, canRemoveComment } from './policy.ts';

const comment = { authorId: 'user_author', ownerId: 'user_owner' };
const person = (id: string) => ({ id, isAdmin: false, role: null });
const people = {
  author: person('user_author'),
  owner: person('user_owner'),
  member: person('user_member'),
  moderator: { ...person('user_mod'), role: 'moderator' },
  administrator: { ...person('user_admin'), isAdmin: true },
} as const;

it.each([
  ['a comment is edited by', canEditComment, ['author']],
  ['a comment is removed by', canRemoveComment, ['author', 'owner', 'moderator', 'administrator']],
  ['the comments on a work are closed by', canCloseCommenting, ['owner']],
] as const)('%s the right people only', (_, may, expected) => {
  const allowed = Object.entries(people).filter(([, viewer]) => may(viewer, comment));
  expect(allowed.map(([name]) => name)).toEqual(expected);
});

it('the comment of a member who has left belongs to nobody', () => {
  expect(canEditComment(people.member, { authorId: null })).toBe(false);
});
