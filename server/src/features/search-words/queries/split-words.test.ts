import { describe, expect, it } from 'vitest';
import { splitWords, typosOf, wildcardsOf } from './split-words.ts';

describe(splitWords, () => {
  it.each([
    [undefined, null],
    ['', null],
    ['   ', null],
    ['Zoë Okafor', ['Zoë', 'Okafor']],
    ['"film" & (sound | light) !x:*', ['film', 'sound', 'light', 'x']],
    ["O'Brien-Smith", ['O', 'Brien', 'Smith']],
    ['🎬', []],
    ['%_\\', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('%j', (query, words) => {
    expect(splitWords(query)).toEqual(words);
  });

  it('cuts a word that nobody has', () => {
    expect(splitWords('x'.repeat(200))?.[0]).toHaveLength(40);
  });
});

it('knows swapped and doubled letters', () => {
  expect(typosOf('Jhon')).toContain('john');
  expect(typosOf('roosa')).toContain('rosa');
});

it('knows a letter that is wrong or missing in a short word', () => {
  expect(wildcardsOf('Perk')).toEqual(['p_rk', 'p_erk', 'pe_k', 'pe_rk', 'per_', 'per_k']);
  expect([...wildcardsOf('pe'), ...wildcardsOf('castilo')]).toEqual([]);
});
