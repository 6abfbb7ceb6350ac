import { expect, it } from 'vitest';
import { canEditEvent, hasEnded } from './policy.ts';

it('lets the author and administrators edit an event', () => {
  const event = { authorId: 'user_author' };
  expect(canEditEvent({ id: 'user_author', isAdmin: false, role: null }, event)).toBe(true);
  expect(canEditEvent({ id: 'user_other', isAdmin: true, role: null }, event)).toBe(true);
  expect(canEditEvent({ id: 'user_other', isAdmin: false, role: null }, event)).toBe(false);
});

it.each([
  [null, '2031-02-03T19:29:00Z', false],
  [null, '2031-02-03T19:30:00Z', false],
  [null, '2031-02-03T19:31:00Z', true],
  ['2031-02-03T21:30:00Z', '2031-02-03T21:29:00Z', false],
  ['2031-02-03T21:30:00Z', '2031-02-03T21:31:00Z', true],
])('an event that ends at %s is over at %s: %s', (endDate, now, isOver) => {
  expect(hasEnded({ eventDate: '2031-02-03T19:30:00Z', endDate }, Date.parse(now))).toBe(isOver);
});
