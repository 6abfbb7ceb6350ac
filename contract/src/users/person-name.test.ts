import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText } from '../testing/longest-texts.ts';
import { cleanPersonName, personName } from './person-name.ts';

const name = personName('First name is required');

describe('personName', () => {
  it.each([
    'Zoë',
    'Mary-Jane',
    "O'Neill",
    'J. R. R.',
    'J.R.',
    'St. John',
    'María José',
    '王小明',
    'Nguyễn',
    'محمد',
    'Ludwig III.',
  ])('takes %s', (written) => {
    expect(name.parse(written)).toBe(written);
  });

  it.each([
    'https://evil.example',
    'evil.com',
    'Win at evil.com/prize',
    'www.evil.co',
    'пример.рф',
    'evil。com',
    'ftp://1.2.3.4',
    'maya@evil',
    'studio54.com',
    '7.de',
  ])('refuses %s, which becomes a link', (written) => {
    expect(issuesOf(name, written)).toEqual({
      '': 'Please enter a name, not an address. Put a space after a dot.',
    });
  });

  it.each([
    ['a line break', 'Maya\nLin'],
    ['a null', 'Maya\0'],
    ['a zero-width space', 'Ma\u200bya'],
    ['a joiner', 'Ma\u200dya'],
    ['a right-to-left override', 'Maya\u202egnp'],
    ['an isolate', 'Maya\u2066x'],
    ['a byte order mark in the middle', 'Ma\ufeffya'],
    ['a Hangul filler', '\u3164'],
    ['a tag character', 'Maya\u{e0041}'],
    ['a line separator', 'Ma\u2028ya'],
    ['a soft hyphen', 'Ma\u00adya'],
  ])('refuses %s', (_, written) => {
    expect(issuesOf(name, written)).toEqual({ '': 'Please leave out invisible characters.' });
  });
});

it('a name is needed, and has 60 characters at most', () => {
  expect(issuesOf(name, ' ')).toEqual({ '': 'First name is required' });
  expect(longestText((written) => name.safeParse(written).success)).toBe(60);
});

describe('cleanPersonName', () => {
  it('leaves out what nobody sees', () => {
    expect(cleanPersonName(' Ma\u202eya\n ')).toBe('Maya');
    expect(cleanPersonName(`${' '.repeat(60)}Maya`)).toBe('Maya');
  });

  it('keeps nothing of an address', () => {
    expect(cleanPersonName('Win at evil.com')).toBe('');
    expect(cleanPersonName('evil\u200b.com')).toBe('');
  });

  it('is what the form takes', () => {
    const long = cleanPersonName('x '.repeat(50));
    expect(name.parse(long)).toBe(long);
  });
});
