import { describe, expect, it } from 'vitest';
import { requiredWrittenText, writtenText } from './primitives.ts';

const written = requiredWrittenText(20, 'Please write something first.');
const messageOf = (value: unknown) => written.safeParse(value).error?.issues[0]?.message;

describe('what people write', () => {
  it.each([
    ['  Hello \r\n\r\nthere\t ', 'Hello \n\nthere'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['👩‍🎤', '👩‍🎤'],
  ])('%j becomes %j', (value, expected) => {
    expect(written.parse(value)).toBe(expected);
  });

  it.each([
    '',
    '   \n',
    '\u0000\u0001\u001b',
    '\u200b\u200d\u2060',
    '\u3164',
    '\u202e\ufeff',
    undefined,
    7,
  ])('%j is refused', (value) => {
    expect(messageOf(value)).toBe('Please write something first.');
  });

  it('is refused above its length', () => {
    expect(messageOf('x'.repeat(21))).toBe('Please keep this to 20 characters or fewer.');
  });

  it('may be empty where that is said, but not invisible', () => {
    const optional = writtenText(20, 'Please write something first.');
    expect(optional.safeParse('').success).toBe(true);
    expect(optional.safeParse('\u200b').success).toBe(false);
  });
});
