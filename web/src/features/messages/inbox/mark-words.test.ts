import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const show = (text: string, query: string) =>
  markWords(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it('marks words by their beginning, without accents and capitals', () => {
    expect(show('The Café opens, cafés close', 'cafe')).toBe('The [Café] opens, [cafés] close');
    expect(show('Light cue 12', '12 LIGHT')).toBe('[Light] cue [12]');
  });

  it('begins shortly before the first found word, at a word', () => {
    const text = `${'word '.repeat(20)}needle at the end`;
    expect(show(text, 'needle')).toBe(`… ${'word '.repeat(4)}[needle] at the end`);
  });

  it('is one line, and the whole text where nothing is found', () => {
    expect(show('two\n\nlines', 'x')).toBe('two lines');
    expect(show('(a+b)*', '(')).toBe('(a+b)*');
    expect(show('', 'x')).toBe('');
  });
});
