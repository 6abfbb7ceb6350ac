import { expect, it } from 'vitest';
import { describeRequests } from './describe-requests.ts';

const named = (firstName: string) => ({ firstName, lastName: 'Carrasco' });

it.each([
  [['Luis'], false, 'Luis Carrasco asks to connect'],
  [['Luis', 'Ana'], false, 'Luis and 1 other ask to connect'],
  [['Luis', 'Ana', 'Wei'], false, 'Luis and 2 others ask to connect'],
  [['Luis', 'Ana', 'Wei'], true, 'Luis and many others ask to connect'],
])('says of %o: %s', (names, hasMore, words) => {
  expect(describeRequests(names.map(named), hasMore)).toBe(words);
});
