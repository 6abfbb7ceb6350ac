import { describe, expect, it } from 'vitest';
import { createExcerpt } from './create-excerpt.ts';

describe('createExcerpt', () => {
  it('leaves what is short enough alone', () => {
    expect(createExcerpt('Picture lock.')).toBeNull();
    expect(createExcerpt('word '.repeat(100))).toBeNull();
  });

  it('does not hide only the last few words', () => {
    expect(createExcerpt('a'.repeat(500))).toBeNull();
  });

  it('cuts between two words', () => {
    const excerpt = createExcerpt('rehearsal '.repeat(80)) ?? '';
    expect(excerpt).toMatch(/^(rehearsal )+…$/);
    expect(excerpt.length).toBeLessThanOrEqual(422);
  });

  it('never cuts an address in two', () => {
    const address = `https://a.example/${'x'.repeat(150)}`;
    expect(
      createExcerpt(`${'word '.repeat(70)}${address} and more ${'word '.repeat(50)}`),
    ).not.toContain('https');
  });

  it('cuts a text of many short lines', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `${index}`);
    expect(createExcerpt(lines.join('\n'))).toBe(`${lines.slice(0, 9).join('\n')} …`);
  });

  it('cuts one endless word', () => {
    expect(createExcerpt('x'.repeat(5_000))).toBe(`${'x'.repeat(420)} …`);
  });
});
