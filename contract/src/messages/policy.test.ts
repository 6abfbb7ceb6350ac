import { describe, expect, it } from 'vitest';
import {
  answerRequest,
  type ConversationState,
  stateAfterBlock,
  waitingRefusal,
  write,
} from './policy.ts';

const now = Date.UTC(2026, 10, 16);
const day = 86_400_000;

describe('write', () => {
  it.each<[ConversationState, 'mine' | 'theirs', string]>([
    ['none', 'theirs', 'requested'],
    ['open', 'mine', 'open'],
    ['open', 'theirs', 'open'],
    ['requested', 'mine', 'You have already written. You can go on once they answer.'],
    ['requested', 'theirs', 'open'],
    ['declined', 'mine', 'You have already written. You can go on once they answer.'],
    ['declined', 'theirs', 'open'],
    ['ended', 'theirs', 'requested'],
  ])('%s, asked by %s: %s', (state, by, expected) => {
    const pair = { state, isMine: by === 'mine', isConnected: false, since: now - day };
    const outcome = write(pair, now);
    expect('state' in outcome ? outcome.state : outcome.refusal).toBe(expected);
    expect(write({ ...pair, isConnected: true }, now)).toEqual({ state: 'open' });
  });

  it.each([
    ['declined', 29.99, { refusal: waitingRefusal }],
    ['declined', 30, { state: 'requested' }],
    ['requested', 365, { refusal: waitingRefusal }],
  ] as const)('to whom a request of mine was %s %d days ago: %j', (state, days, outcome) => {
    const pair = { state, isMine: true, isConnected: false, since: now - days * day };
    expect(write(pair, now)).toEqual(outcome);
  });
});

describe('answerRequest', () => {
  it.each<[ConversationState, boolean, 'accept' | 'decline', boolean | string]>([
    ['requested', false, 'accept', true],
    ['requested', false, 'decline', true],
    ['requested', true, 'accept', 'forbidden'],
    ['requested', true, 'decline', 'forbidden'],
    ['declined', true, 'accept', 'forbidden'],
    ['open', false, 'accept', false],
    ['open', false, 'decline', 'conflict'],
    ['ended', false, 'accept', 'conflict'],
  ])('%s, mine %s: %s → %s', (state, isMine, answer, expected) => {
    const outcome = answerRequest({ state, isMine }, answer);
    expect('isChanged' in outcome ? outcome.isChanged : outcome.code).toBe(expected);
  });

  it.each(['accept', 'decline'] as const)('says why nobody can %s', (answer) => {
    expect(answerRequest({ state: 'requested', isMine: true }, answer)).toEqual({
      code: 'forbidden',
      refusal: `Only the person you wrote to can ${answer} this.`,
    });
    expect(answerRequest({ state: 'ended', isMine: false }, answer)).toEqual({
      code: 'conflict',
      refusal: 'This request is no longer open.',
    });
  });
});

it('a block ends what is open and leaves a request unanswered', () => {
  const states: ConversationState[] = ['none', 'open', 'requested', 'declined', 'ended'];
  expect(states.map((state) => stateAfterBlock(state))).toEqual([
    'none',
    'ended',
    'declined',
    'declined',
    'ended',
  ]);
});
