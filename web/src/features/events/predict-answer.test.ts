import { expect, it } from 'vitest';
import { predictAnswer } from './predict-answer.ts';

it.each([
  ['a free seat', { myRsvp: null, going: 1, waiting: 0, capacity: 2 }, 'going', ['going', 2, 0]],
  ['no seat', { myRsvp: null, going: 2, waiting: 1, capacity: 2 }, 'going', ['waiting', 2, 2]],
  ['any number', { myRsvp: 'no', going: 2, waiting: 0, capacity: null }, 'going', ['going', 3, 0]],
  ['giving up', { myRsvp: 'going', going: 2, waiting: 0, capacity: 2 }, 'no', ['no', 1, 0]],
  [
    'one moves up',
    { myRsvp: 'going', going: 2, waiting: 3, capacity: 2 },
    'maybe',
    ['maybe', 2, 2],
  ],
  ['not waiting', { myRsvp: 'waiting', going: 2, waiting: 3, capacity: 2 }, 'no', ['no', 2, 2]],
] as const)('foresees %s', (_, event, answer, expected) => {
  const { myRsvp, going, waiting } = predictAnswer(event, answer);
  expect([myRsvp, going, waiting]).toEqual(expected);
});

it.each([
  ['going', 'going'],
  ['waiting', 'going'],
  ['no', 'no'],
] as const)('changes nothing for %s that answers %s', (myRsvp, answer) => {
  expect(predictAnswer({ myRsvp, going: 2, waiting: 1, capacity: 2 }, answer)).toEqual({});
});
