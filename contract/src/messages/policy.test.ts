import { describe, expect, it } from 'vitest';
import { answerRequest, type ConversationState, stateAfterBlock, write } from './policy.ts';

const now = Date.UTC(2026, 10, 16);
const day = 86_400_000;

describe('write', () => {
  it.each<[ConversationState, 'mine' | 'theirs', string]>([
    ['none', 'theirs', 'requested'],
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
    [29.99, false],
    [30, true],
  ])('%d days after a decline asking again is possible: %s', (days, isPossible) => {
    const pair = { state: 'declined', isMine: true, isConnected: false } as const;
    expect('state' in write({ ...pair, since: now - days * day }, now)).toBe(isPossible);
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
