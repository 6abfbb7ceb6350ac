import { describe, expect, it } from 'vitest';
import { cutToCharacters, cutToLength } from './cut-text.ts';

const family = '👩‍👩‍👧‍👦';

describe(cutToLength, () => {
  it.each([
    ['', 3, ''],
    ['call', 4, 'call'],
    ['board', 4, 'boar'],
    ['ab🎬', 4, 'ab🎬'],
    ['ab🎬', 3, 'ab'],
    ['🎬🎬', 3, '🎬'],
    [`a${family}b`, 11, 'a'],
    [`a${family}b`, 12, `a${family}`],
    ['cafe\u0301s', 4, 'caf'],
    ['🇫🇷🇩🇪', 6, '🇫🇷'],
    ['a\r\nb', 2, 'a'],
    ['anything', 0, ''],
  ])('cuts %j to %i: %j', (text, most, cut) => {
    expect(cutToLength(text, most)).toBe(cut);
  });

  it('keeps whole code points of a character that is longer than the limit', () => {
    expect(cutToLength(`e${'\u0301'.repeat(500)}`, 200)).toHaveLength(200);
    expect(cutToLength(family, 4)).toBe('👩\u200d');
    expect(cutToLength('🎬', 1)).toBe('');
  });

  it('leaves no half of a character, wherever it cuts', () => {
    const text = `Gaffer 🎬 for ${family} at 🇳🇿, cafe\u0301 👍🏽`.repeat(3);
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutToLength(text, most);
      expect([cut.length <= most, cut.isWellFormed(), text.startsWith(cut)]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

describe(cutToCharacters, () => {
  it.each([
    ['board', 5, 'board'],
    ['boards', 5, 'board'],
    ['🎬🎬🎬', 2, '🎬🎬'],
    [`${family}${family}b`, 2, `${family}${family}`],
    ['cafe\u0301s', 4, 'cafe\u0301'],
    ['🎬', 5, '🎬'],
  ])('takes of %j the first %i: %j', (text, most, cut) => {
    expect(cutToCharacters(text, most)).toBe(cut);
  });
});
