import { describe, expect, it } from 'vitest';
import { groupMessages } from './group-messages.ts';

const message = (id: string, senderId: string, ...time: [number, number, number]) => ({
  id,
  conversationId: 'conversation_1',
  senderId,
  text: id,
  file: null,
  createdAt: new Date(2026, 10, time[0], time[1], time[2]).toISOString(),
});

describe('groupMessages', () => {
  it('has days, and in them runs of one sender and minute, the oldest first', () => {
    const newestFirst = [
      message('e', 'mia', 16, 9, 1),
      message('d', 'mia', 16, 9, 0),
      message('c', 'ben', 16, 9, 0),
      message('b', 'mia', 15, 22, 0),
      message('a', 'mia', 15, 22, 0),
    ];
    const days = groupMessages(newestFirst, new Date(2026, 10, 16, 12));
    expect(
      days.map(({ label, runs }) => [label, runs.map((run) => run.messages.map(({ id }) => id))]),
    ).toEqual([
      ['Yesterday', [['a', 'b']]],
      ['Today', [['c'], ['d'], ['e']]],
    ]);
  });
});
