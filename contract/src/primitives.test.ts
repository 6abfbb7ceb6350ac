import { describe, expect, it } from 'vitest';
import {
  boundedCount,
  day,
  id,
  idParams,
  instant,
  nullableDay,
  nullableText,
  optionalDay,
  optionalText,
  pageQuery,
  requiredText,
  requiredWrittenText,
  writtenText,
} from './primitives.ts';
import { issuesOf } from './testing/issues-of.ts';

const written = requiredWrittenText(20, 'Please write something first.');
const messageOf = (value: unknown) => written.safeParse(value).error?.issues[0]?.message;

describe('what people write', () => {
  it.each([
    ['  Hello \r\n\r\nthere\t ', 'Hello \n\nthere'],
    ['Hello\rthere', 'Hello\nthere'],
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

describe('a text', () => {
  it('is trimmed before it is measured', () => {
    expect(requiredText(4, 'Please say it.').parse(' call ')).toBe('call');
    expect(issuesOf(requiredText(1_000, 'Please say it.'), 'x'.repeat(1_001))).toEqual({
      '': 'Please keep this to 1,000 characters or fewer.',
    });
  });

  it.each([undefined, null, '', '   '])('that is needed is not %j', (value) => {
    expect(issuesOf(requiredText(4, 'Please say it.'), value)).toEqual({ '': 'Please say it.' });
  });

  it.each([
    [' call ', 'call'],
    ['  ', null],
    [null, null],
  ])('that may be none: %j is %j', (value, expected) => {
    expect(nullableText(4).parse(value)).toBe(expected);
    expect(optionalText(4).parse(value)).toBe(expected);
  });

  it('is none where it may be missing', () => {
    expect(optionalText(4).parse(undefined)).toBeNull();
    expect(issuesOf(nullableText(4), undefined)).toEqual({ '': 'This is required.' });
  });
});

describe('an id', () => {
  it.each([
    ['x', {}],
    ['x'.repeat(64), {}],
    ['x'.repeat(65), { id: 'This must be 64 characters at most.' }],
    ['', { id: 'This must be 1 character at least.' }],
  ])('%s', (value, issues) => {
    expect(issuesOf(idParams, { id: value })).toEqual(issues);
  });

  it('is taken as it is', () => {
    expect([id.parse('job_1'), idParams.parse({ id: 'job_1' })]).toEqual([
      'job_1',
      { id: 'job_1' },
    ]);
  });
});

describe('a day', () => {
  it.each([
    ['2031-05-02', '2031-05-02'],
    ['2031-05-02T23:30:00.123456+02:00', '2031-05-02'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
  ])('%s is %s', (value, expected) => {
    expect([day.parse(value), nullableDay.parse(value)]).toEqual([expected, expected]);
  });

  it.each([
    ['2200-01-01', 'Please choose a day before the year 2200.'],
    ['2200-01-01T00:00:00.2031-05:00', 'Please choose a day before the year 2200.'],
    ['1899-12-31', 'Please choose a day before the year 2200.'],
    ['2031-02-30', 'Please choose a day.'],
    ['soon', 'Please choose a day.'],
    [7, 'Please choose a day.'],
  ])('is not %j', (value, sentence) => {
    expect([issuesOf(day, value), issuesOf(nullableDay, value)]).toEqual([
      { '': sentence },
      { '': sentence },
    ]);
  });

  it('may be none where that is said', () => {
    expect([nullableDay.parse(''), nullableDay.parse(null)]).toEqual([null, null]);
    expect(issuesOf(nullableDay, undefined)).toEqual({ '': 'Please choose a day.' });
    expect([optionalDay.parse(undefined), optionalDay.parse('')]).toEqual([null, null]);
    expect(issuesOf(day, '')).toEqual({ '': 'Please choose a day.' });
  });
});

it.each([
  ['2031-05-02T23:30:00Z', true],
  ['2031-05-02T23:30:00.123456Z', true],
  ['2031-05-02T23:30:00-04:00', true],
  ['2031-05-02T23:30:00', false],
  ['2031-05-02', false],
])('%s is an instant: %j', (value, expected) => {
  expect(instant.safeParse(value).success).toBe(expected);
});

it('counts to a thousand, and says whether there is more', () => {
  const many = { count: 1_000, isMore: true };
  expect(boundedCount.parse(many)).toEqual(many);
  expect(issuesOf(boundedCount, { count: 1_001 })).toEqual({
    count: 'This must be 1,000 at most.',
    isMore: 'This is required.',
  });
});

describe('a page of a list', () => {
  it('holds 50 rows unless another number is asked for', () => {
    expect(pageQuery.parse({})).toEqual({ limit: 50 });
    expect(pageQuery.parse({ limit: '100', cursor: 'x'.repeat(500) })).toEqual({
      limit: 100,
      cursor: 'x'.repeat(500),
    });
    expect(pageQuery.parse({ limit: '1' })).toEqual({ limit: 1 });
  });

  it.each([
    [{ limit: '0' }, { limit: 'This must be 1 at least.' }],
    [{ limit: '101' }, { limit: 'This must be 100 at most.' }],
    [{ limit: '1.5' }, { limit: 'This must be a whole number.' }],
    [{ limit: 'all' }, { limit: 'This must be a number.' }],
    [{ cursor: 'x'.repeat(501) }, { cursor: 'This must be 500 characters at most.' }],
  ])('is not asked for with %j', (query, issues) => {
    expect(issuesOf(pageQuery, query)).toEqual(issues);
  });
});
