import { expect, it } from 'vitest';
import { formatReplies } from './format-replies.ts';

it.each([
  [90, 40, 'Answers 9 of 10, usually within two days'],
  [100, 1, 'Answers everyone, usually within an hour'],
  [52, 5, 'Answers 5 of 10, usually within 5 hours'],
  [70, 24, 'Answers 7 of 10, usually within a day'],
  [30, 150, 'Answers 3 of 10, usually within a week'],
  [30, 9 * 24, 'Answers 3 of 10, usually within two weeks'],
  [3, 10, 'Seldom answers applications'],
])('says of %i percent after %i hours: %s', (percent, usualHours, words) => {
  expect(formatReplies({ percent, usualHours })).toBe(words);
});
