import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { wrapText } from './wrap-text.ts';

describe('wrapText', () => {
  it('breaks between words and indents what follows', () => {
    const text = 'word '.repeat(40).trim();
    const lines = wrapText(text, '  ').split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.slice(1).every((line) => line.startsWith('  word'))).toBe(true);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(text);
  });

  it('loses no letter and makes no long line, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        const wrapped = wrapText(text);
        expect(wrapped.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of wrapped.split('\n'))
          expect(Array.from(line).length).toBeLessThanOrEqual(78);
      }),
      propertyRuns(),
    );
  });
});
