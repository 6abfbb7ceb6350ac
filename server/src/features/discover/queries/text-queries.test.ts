import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { MemberWord } from './member-words.ts';
import { exactTsquery, looseTsquery, mayClusterByName } from './text-queries.ts';

const known = (word: string, more: Partial<MemberWord> = {}): MemberWord => ({
  place: 1,
  word,
  stem: word,
  isStop: false,
  isWhole: true,
  isName: false,
  isSkill: true,
  similar: [],
  ...more,
});
const textOf = (query: ReturnType<typeof looseTsquery>) =>
  query && new PgDialect().sqlToQuery(query).params[0];

describe(exactTsquery, () => {
  it.each([
    ['a last word is a beginning', [known('music')], `('music':*)`],
    ['an earlier word is whole', [known('music'), known('tech')], `('music') & ('tech':*)`],
    [
      'an unknown one is not',
      [known('mus', { isWhole: false }), known('x')],
      `('mus':*) & ('x':*)`,
    ],
    [
      'a shorter stem counts, too',
      [known('editors', { stem: 'editor' })],
      `('editors':* | 'editor')`,
    ],
    ['a quote is kept in', [known(`'n\\`)], `('''n\\\\':*)`],
  ])('%s', (_, words, text) => {
    expect(textOf(exactTsquery(words))).toBe(text);
  });
});

describe(looseTsquery, () => {
  it('is nothing where no word is misspelt or empty of meaning', () => {
    expect(looseTsquery([known('music')])).toBeNull();
    expect(looseTsquery([known('of', { isStop: true })])).toBeNull();
  });

  it('takes the closest words and leaves out those that say nothing', () => {
    const similar = [
      { word: 'castillo', similarity: 0.6, startsName: false },
      { word: 'castle', similarity: 0.3, startsName: true },
    ];
    const words = [known('the', { isStop: true }), known('castilo', { isWhole: false, similar })];
    expect(textOf(looseTsquery(words))).toBe(`('castilo':* | 'castillo')`);
  });
});

describe(mayClusterByName, () => {
  const similar = (startsName: boolean) => [
    { word: 'castillo', similarity: 0.6, startsName },
    { word: 'castle', similarity: 0.3, startsName: true },
  ];

  it.each([
    ['a last name alone', [known('castilo', { similar: similar(false) })], false],
    ['a first name', [known('castilo', { similar: similar(true) })], true],
    [
      'a name beside it',
      [known('castilo', { similar: similar(false) }), known('rosa', { isName: true })],
      true,
    ],
  ])('%s', (_, words, expected) => {
    expect(mayClusterByName(words)).toBe(expected);
  });
});
