import { expect, it } from 'vitest';
import { listSteps } from './list-steps.ts';

const sent = {
  createdAt: '2026-03-01T12:00:00Z',
  seenAt: null,
  decidedAt: null,
  status: 'pending' as const,
  note: null,
  isUnanswered: false,
};

it.each([
  ['sent', {}, ['Sent', 'Not seen yet', 'No decision yet']],
  ['seen', { seenAt: '2026-03-02T12:00:00Z' }, ['Sent', 'Seen', 'No decision yet']],
  [
    'closed by itself',
    { status: 'rejected' as const, decidedAt: '2026-03-20T12:00:00Z', isUnanswered: true },
    ['Sent', 'Closed without an answer'],
  ],
])('an application that was %s has these steps', (_, part, labels) => {
  expect(listSteps({ ...sent, ...part }).map(({ label }) => label)).toEqual(labels);
});
