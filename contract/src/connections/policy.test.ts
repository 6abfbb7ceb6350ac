import { describe, expect, it } from 'vitest';
import {
  actOn,
  type ConnectionAct,
  type ConnectionRole,
  type ConnectionState,
  restRefusal,
} from './policy.ts';

const now = Date.UTC(2026, 10, 15);
const day = 86_400_000;

type Row = [
  ConnectionState,
  ConnectionRole,
  ConnectionAct,
  ConnectionState | 'conflict' | 'forbidden',
];

const table: Row[] = [
  ['none', 'requester', 'request', 'pending'],
  ['none', 'requester', 'accept', 'conflict'],
  ['none', 'requester', 'block', 'none'],
  ['none', 'requester', 'withdraw', 'conflict'],
  ['pending', 'requester', 'request', 'conflict'],
  ['pending', 'requester', 'accept', 'forbidden'],
  ['pending', 'requester', 'block', 'forbidden'],
  ['pending', 'requester', 'withdraw', 'none'],
  ['pending', 'recipient', 'request', 'accepted'],
  ['pending', 'recipient', 'accept', 'accepted'],
  ['pending', 'recipient', 'block', 'declined'],
  ['pending', 'recipient', 'withdraw', 'forbidden'],
  ['accepted', 'requester', 'request', 'conflict'],
  ['accepted', 'requester', 'accept', 'accepted'],
  ['accepted', 'requester', 'block', 'removed'],
  ['accepted', 'requester', 'withdraw', 'conflict'],
  ['accepted', 'recipient', 'request', 'conflict'],
  ['accepted', 'recipient', 'accept', 'accepted'],
  ['accepted', 'recipient', 'block', 'removed'],
  ['accepted', 'recipient', 'withdraw', 'conflict'],
  ['declined', 'requester', 'request', 'forbidden'],
  ['declined', 'requester', 'accept', 'conflict'],
  ['declined', 'requester', 'block', 'declined'],
  ['declined', 'requester', 'withdraw', 'conflict'],
  ['declined', 'recipient', 'request', 'pending'],
  ['declined', 'recipient', 'accept', 'conflict'],
  ['declined', 'recipient', 'block', 'declined'],
  ['declined', 'recipient', 'withdraw', 'conflict'],
  ['removed', 'requester', 'request', 'pending'],
  ['removed', 'requester', 'accept', 'conflict'],
  ['removed', 'requester', 'block', 'removed'],
  ['removed', 'requester', 'withdraw', 'conflict'],
  ['removed', 'recipient', 'request', 'pending'],
  ['removed', 'recipient', 'accept', 'conflict'],
  ['removed', 'recipient', 'block', 'removed'],
  ['removed', 'recipient', 'withdraw', 'conflict'],
];

describe('the state machine of a connection', () => {
  it.each(table)('%s, %s: %s → %s', (state, role, act, expected) => {
    const outcome = actOn({ state, role, since: now - day }, act, now);
    expect('state' in outcome ? outcome.state : outcome.code).toBe(expected);
  });
});

describe('a refusal', () => {
  const gone = { code: 'conflict', refusal: 'This request is no longer open.' };

  it.each([
    [
      'accepted',
      'requester',
      'request',
      { code: 'conflict', refusal: 'You are already connected.' },
    ],
    [
      'pending',
      'requester',
      'request',
      { code: 'conflict', refusal: 'You have already asked to connect.' },
    ],
    [
      'pending',
      'requester',
      'accept',
      { code: 'forbidden', refusal: 'Only the person you asked can accept.' },
    ],
    [
      'pending',
      'requester',
      'block',
      {
        code: 'forbidden',
        refusal: 'Only the person you asked can decline. You can withdraw your request.',
      },
    ],
    [
      'pending',
      'recipient',
      'withdraw',
      { code: 'forbidden', refusal: 'Only the person who asked can withdraw the request.' },
    ],
    ['removed', 'recipient', 'accept', gone],
    ['removed', 'requester', 'withdraw', gone],
  ] as const)('says why: %s, %s: %s', (state, role, act, outcome) => {
    expect(actOn({ state, role, since: now - day }, act, now)).toEqual(outcome);
  });
});

describe('after a decline', () => {
  const declined = (daysAgo: number, role: ConnectionRole = 'requester') =>
    ({ state: 'declined', role, since: now - daysAgo * day }) as const;

  it('tells the one who asked when to ask again', () => {
    expect(restRefusal(declined(1), now)).toBe(
      'Your request was declined. You can ask again from December 14.',
    );
  });

  it('lets the one who declined ask at once', () => {
    expect(restRefusal(declined(0, 'recipient'), now)).toBeNull();
  });

  it.each([
    [29.99, false],
    [30, true],
  ])('after %d days asking again is possible: %s', (days, isPossible) => {
    expect('state' in actOn(declined(days), 'request', now)).toBe(isPossible);
  });
});
