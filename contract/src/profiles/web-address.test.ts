import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each([
  'https://example.com',
  'http://sub.example.co.uk/path?x=1#y',
  'https://www.imdb.com/name/nm0000001/',
  'https://example.com:8443/reel',
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
  'not a link',
])('refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
