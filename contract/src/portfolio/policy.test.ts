import { describe, expect, it } from 'vitest';
import { canDeletePortfolioItem, canEditPortfolioItem, isWholeOrder } from './policy.ts';

const item = { userId: 'user_1' };

it.each([
  ['the owner', { id: 'user_1', isAdmin: false, role: null }, true, true],
  ['another member', { id: 'user_2', isAdmin: false, role: null }, false, false],
  ['an administrator', { id: 'user_2', isAdmin: true, role: null }, false, true],
  ['a moderator', { id: 'user_2', isAdmin: false, role: 'moderator' }, false, true],
] as const)('%s may edit and delete', (_, viewer, edits, deletes) => {
  expect(canEditPortfolioItem(viewer, item)).toBe(edits);
  expect(canDeletePortfolioItem(viewer, item)).toBe(deletes);
});

describe('an order', () => {
  const order = (...entries: [string, number][]) =>
    entries.map(([id, sortOrder]) => ({ id, sortOrder }));

  it.each([
    ['whole', order(['c', 0], ['a', 1], ['b', 2]), true],
    ['whole, named from the end', order(['b', 2], ['a', 1], ['c', 0]), true],
    ['without one item', order(['a', 0], ['b', 1]), false],
    ['with a stranger', order(['a', 0], ['b', 1], ['x', 2]), false],
    ['with one more', order(['a', 0], ['b', 1], ['c', 2], ['x', 3]), false],
    ['with an item twice', order(['a', 0], ['b', 1], ['b', 2]), false],
    ['with an entry twice', order(['a', 0], ['b', 1], ['c', 2], ['c', 2]), false],
    ['with a place twice', order(['a', 0], ['b', 1], ['c', 1]), false],
    ['with a gap', order(['a', 0], ['b', 1], ['c', 3]), false],
    ['empty', [], false],
  ])('%s', (_, updates, isWhole) => {
    expect(isWholeOrder(['a', 'b', 'c'], updates)).toBe(isWhole);
  });
});
