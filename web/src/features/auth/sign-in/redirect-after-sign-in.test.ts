import { describe, expect, it } from 'vitest';
import { sameOriginUrl } from './redirect-after-sign-in.ts';

const ours = 'https://board.example';

describe('sameOriginUrl', () => {
  it('goes where the member wanted to go', () => {
    expect(sameOriginUrl(ours, '/jobs/1?tab=saved#top')).toBe(`${ours}/jobs/1?tab=saved#top`);
    expect(sameOriginUrl(ours)).toBe(`${ours}/`);
  });

  it.each([
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('stays here for %j', (next) => {
    expect(sameOriginUrl(ours, next)).toBe(`${ours}/`);
  });

  it('keeps a path that only looks like a host on our site', () => {
    expect(new URL(sameOriginUrl(ours, '/.//evil.example')).origin).toBe(ours);
  });
});
