import { describe, expect, it } from 'vitest';
import { emojiTable } from './emoji-table.ts';
import { searchEmoji } from './search-emoji.ts';

describe(searchEmoji, () => {
  const found = (query: string) => searchEmoji(emojiTable, query).map(({ emoji }) => emoji);

  it('has names first, then words of names, then keywords', () => {
    expect(found('heart').slice(0, 3)).toEqual(['😍', '❤️', '🫶']);
    expect(found('theatre')).toEqual(['🎭']);
    expect(found('thumbs_up')).toEqual(['👍']);
    expect(found('TADA')).toEqual(['🎉']);
  });

  it('has eight at most, and none for what nobody calls so', () => {
    expect(found('l')).toHaveLength(8);
    expect(found('qqq')).toEqual([]);
  });
});

it('every emoji of the table has a sign of its own and a name of its own', () => {
  expect(emojiTable.length).toBeGreaterThan(140);
  for (const key of ['emoji', 'name'] as const) {
    const values = emojiTable.map((row) => row[key]);
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(values.length);
  }
});
