import { describe, expect, it } from 'vitest';
import { addressWithin } from './enter.ts';

const ours = 'https://board.example';

describe('addressWithin', () => {
  it('goes where the member wanted to go', () => {
    expect(addressWithin(ours, '/jobs/1?tab=saved#top')).toBe(`${ours}/jobs/1?tab=saved#top`);
    expect(addressWithin(ours)).toBe(`${ours}/`);
  });

  it.each([
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('stays here for %j', (next) => {
    expect(addressWithin(ours, next)).toBe(`${ours}/`);
  });

  it('keeps a path that only looks like a host on our site', () => {
    expect(new URL(addressWithin(ours, '/.//evil.example')).origin).toBe(ours);
  });
});
