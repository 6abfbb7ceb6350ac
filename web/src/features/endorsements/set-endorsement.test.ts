import { expect, it } from 'vitest';
import type { MemberEndorsements } from '#contract/endorsements/contract.ts';
import { setEndorsement } from './set-endorsement.ts';

const viewer = {
  id: 'me',
  firstName: 'Maya',
  lastName: 'Okafor',
  school: null,
  major: null,
  program: null,
  graduationYear: null,
  profileImageUrl: null,
};
const other = { ...viewer, id: 'other' };
const editing = { skill: 'Editing', count: 4, endorsers: [other], isMine: false };
const all: MemberEndorsements = { canEndorse: true, skills: [editing] };

it('puts the viewer first among the faces', () => {
  const [skill] = setEndorsement(all, 'Editing', viewer, true).skills;
  expect(skill).toMatchObject({ count: 5, isMine: true, endorsers: [viewer, other] });
});

it('is undone by taking it back', () => {
  const endorsed = setEndorsement(all, 'Editing', viewer, true);
  expect(setEndorsement(endorsed, 'Editing', viewer, false)).toEqual(all);
});

it('knows a skill that nobody has endorsed yet', () => {
  expect(setEndorsement(all, 'Acting', viewer, true).skills).toHaveLength(2);
});

it('counts a second press once', () => {
  const endorsed = setEndorsement(all, 'Editing', viewer, true);
  expect(setEndorsement(endorsed, 'Editing', viewer, true)).toBe(endorsed);
});
