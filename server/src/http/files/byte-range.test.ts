import { describe, expect, it } from 'vitest';
import { requestedRange } from './byte-range.ts';

const file = { size: 100, etag: '"e"' };

describe('requestedRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-9', null],
    ['bytes=99999999999999999999-', null],
  ])('reads %j', (range, expected) => {
    expect(requestedRange({ range }, file)).toEqual(expected);
  });

  it('gives the whole of a file that has changed meanwhile', () => {
    expect(requestedRange({ range: 'bytes=0-9', 'if-range': '"old"' }, file)).toBeNull();
    expect(requestedRange({ range: 'bytes=0-9', 'if-range': '"e"' }, file)).toEqual({
      start: 0,
      end: 9,
    });
  });
});
