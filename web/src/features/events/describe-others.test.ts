import { expect, it } from 'vitest';
import { makeMember } from '#web/testing/make-member.ts';
import { describeOthers } from './describe-others.ts';

const known = { ...makeMember(), status: 'going', isConnection: true } as const;

it.each([
  [{ people: [], going: 1, maybe: 0, waiting: 0 }, '1 person is going.'],
  [{ people: [], going: 12, maybe: 3, waiting: 2 }, '12 people are going, 3 may come and 2 wait.'],
  [{ people: [known], going: 3, maybe: 0, waiting: 0 }, '2 others are going.'],
  [{ people: [known], going: 1, maybe: 1, waiting: 0 }, '1 may come.'],
  [{ people: [known], going: 1, maybe: 0, waiting: 0 }, null],
])('counts who is not named: %o', (attendees, expected) => {
  expect(describeOthers(attendees, false)).toBe(expected);
});

it('speaks of a past event in the past', () => {
  expect(describeOthers({ people: [], going: 2, maybe: 1, waiting: 1 }, true)).toBe(
    '2 people said yes, 1 thought about it and 1 waited.',
  );
});
