import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentMentions, splitMentions } from './split-mentions.ts';

const ann = { id: 'user_ann', name: 'Ann Lee' };
const anna = { id: 'user_anna', name: 'Ann Lee Smith' };
const other = { id: 'user_other', name: 'Ann Lee' };
const lee = { id: 'user_lee', name: 'Lee' };
const both = { id: 'user_both', name: 'Ann @Lee' };

describe(splitMentions, () => {
  it.each([
    ['a name behind an @', 'Thanks @Ann Lee!', [ann], ['Thanks ', ann, '!']],
    ['the longest name that fits', '@Ann Lee Smith, @Ann Lee', [ann, anna], [anna, ', ', ann]],
    ['two of one name in their order', '@Ann Lee @Ann Lee', [ann, other], [ann, ' ', other]],
    ['one member twice', '@Ann Lee @Ann Lee', [ann], [ann, ' ', ann]],
    ['nobody in a longer word', '@Ann Leeson', [ann], ['@Ann Leeson']],
    ['nobody in an address', 'mail me@Ann Lee', [ann], ['mail me@Ann Lee']],
    ['nobody without an @', '#Ann Lee', [ann], ['#Ann Lee']],
    ['nobody inside the name of another', '@Ann @Lee', [both, lee], [both]],
    ['nothing', '', [ann], []],
  ])('finds %s', (_, text, mentions, pieces) => {
    const found = splitMentions(text, mentions);
    expect(found.map((piece) => piece.mention ?? piece.text)).toEqual(pieces);
  });

  it('keeps every character', () => {
    const text = fc.stringMatching(/^[@An Les.]{0,40}$/);
    fc.assert(
      fc.property(text, (written) => {
        const pieces = splitMentions(written, [ann, { id: 'user_a', name: 'A' }]);
        const joined = pieces.map(({ text: piece }) => piece);
        expect(joined.join('')).toBe(written);
        for (const { at, text: piece } of pieces) expect(written.startsWith(piece, at)).toBe(true);
      }),
      { seed: 1 },
    );
  });
});

describe(presentMentions, () => {
  it('has each member once, in the order of the text', () => {
    expect(presentMentions('@Ann Lee Smith @Ann Lee @Ann Lee', [ann, anna])).toEqual([anna, ann]);
    expect(presentMentions('Hello', [ann])).toEqual([]);
  });
});
