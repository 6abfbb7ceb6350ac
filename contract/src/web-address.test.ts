import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeWebAddress, isWebAddress, parseWebAddress } from './web-address.ts';

it.each([
  'https://example.com',
  'http://sub.example.co.uk/path?x=1#y',
  'https://www.imdb.com/name/nm0000001/',
  'https://example.com:8443/reel',
  'https://x.com',
  'https://studio54.com',
  `https://${`${'a'.repeat(49)}.`.repeat(5)}com`,
])('takes %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  'example.com',
  'https://',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://linkedin.com@evil.example',
  'https://user:secret@example.com',
  'https://@evil.example',
  'https://:@evil.example',
  'https:////evil.com',
  'https:///evil.com',
  'https:/evil.com',
  'https:evil.com',
  'https:\\\\evil.com',
  'https://nyu.edu\\@evil.com',
  'https://nyu.edu\\.evil.com',
  'https://nyu.edu\t.evil.com',
  'https://nyu.edu\u0000.evil.com',
  'https://nyu.edu\u202e.evil.com',
  'https://nyu.edu\u00ad.evil.com',
  'https://nyu.edu .evil.com',
  'https://0x7f.1',
  'https://2130706433',
  'https://example.com.',
  'https://.example.com',
  'https://example.com:99999',
  `https://${`${'a'.repeat(49)}.`.repeat(5)}comm`,
  'not a link',
])('refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

it.each([
  ['maya.example', 'https://maya.example'],
  [' www.imdb.com/name/nm1/ ', 'https://www.imdb.com/name/nm1/'],
  ['example.com:8443/reel', 'https://example.com:8443/reel'],
  ['youtu.be/abc?t=1', 'https://youtu.be/abc?t=1'],
  ['studio.54films.com', 'https://studio.54films.com'],
  ['maya.example/', 'https://maya.example/'],
  ['HTTPS://Example.COM/Reel', 'https://example.com/Reel'],
  ['аpple.com', 'https://xn--pple-43d.com'],
  ['https://müller.de/film', 'https://xn--mller-kva.de/film'],
  ['президент.рф', 'https://xn--d1abbgf6aiiy.xn--p1ai'],
])('completes %j', (typed, completed) => {
  expect(completeWebAddress(typed)).toBe(completed);
});

it.each([
  '',
  'https://example.com',
  'http://example.com',
  'javascript:alert(1)',
  'mailto:maya@example.com',
  'maya@example.com',
  '/uploads/reel.mp4',
  'localhost',
  'example.com:',
  'two words.example',
  '//evil.com',
  '\\\\evil.com',
  '/\\evil.com',
  '@evil.com',
  'nyu.edu@evil.com',
  'nyu.edu\\@evil.com',
  'java\tscript:alert(1)',
  '?evil.com',
])('leaves %j as it is', (typed) => {
  expect(completeWebAddress(typed)).toBe(typed);
});

/** Pieces that parsers disagree about, in any order. */
const crafted = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'https:',
        'http://',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '.',
        '%',
        '[',
        ']',
        '\t',
        '\0',
      ),
      fc.constantFrom(
        'nyu.edu',
        'evil.com',
        'localhost',
        '127.0.0.1',
        'javascript:',
        'аpple.com',
        'xn--',
        '8443',
      ),
      fc.string({ maxLength: 8, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('takes only what stays the same http(s) address of a name with a dot, however it was typed', () => {
  let taken = 0;
  const typed = fc.oneof(crafted, fc.webUrl(), fc.domain(), fc.string());
  fc.assert(
    fc.property(typed, (text) => {
      const address = parseWebAddress(text);
      if (address === null) return;
      taken += 1;
      const url = new URL(address);
      expect(['http:', 'https:']).toContain(url.protocol);
      expect(url.hostname).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
      expect([url.username, url.password]).toEqual(['', '']);
      expect(address).toMatch(/^https?:\/\/[a-z\d][\u0021-\u007e]+$/);
      expect(isWebAddress(address)).toBe(true);
      expect(parseWebAddress(address)).toBe(address);
      expect(completeWebAddress(address)).toBe(address);
    }),
    { numRuns: 1_000, seed: 1 },
  );
  expect(taken).toBeGreaterThan(50);
});
