import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

describe('excerptOf', () => {
  it('leaves what is short enough alone', () => {
    expect(excerptOf('Picture lock.')).toBeNull();
    expect(excerptOf('word '.repeat(100))).toBeNull();
  });

  it('does not hide only the last few words', () => {
    expect(excerptOf('a'.repeat(500))).toBeNull();
  });

  it('cuts between two words', () => {
    const excerpt = excerptOf('rehearsal '.repeat(80)) ?? '';
    expect(excerpt).toMatch(/^(rehearsal )+…$/);
    expect(excerpt.length).toBeLessThanOrEqual(422);
  });

  it('never cuts an address in two', () => {
    const address = `https://a.example/${'x'.repeat(150)}`;
    expect(
      excerptOf(`${'word '.repeat(70)}${address} and more ${'word '.repeat(50)}`),
    ).not.toContain('https');
  });

  it('cuts a text of many short lines', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `${index}`);
    expect(excerptOf(lines.join('\n'))).toBe(`${lines.slice(0, 9).join('\n')} …`);
  });

  it('cuts one endless word', () => {
    expect(excerptOf('x'.repeat(5_000))).toBe(`${'x'.repeat(420)} …`);
  });
});
